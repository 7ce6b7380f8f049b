/** The keys of the stored databases, which can only be read with these. They are not secret: no running Artha uses them. */
export const fixedKeys = {
  APP_KEYS: 'worthless-app-key-of-the-upgrade-test-1,worthless-app-key-of-the-upgrade-test-2',
  API_TOKEN_SALT: 'worthless-api-token-salt-of-the-upgrade-test',
  ADMIN_JWT_SECRET: 'worthless-admin-jwt-secret-of-the-upgrade-test',
  TRANSFER_TOKEN_SALT: 'worthless-transfer-token-salt-of-the-upgrade-test',
  ENCRYPTION_KEY: 'worthless-encryption-key-of-the-upgrade-test',
  JWT_SECRET: 'worthless-jwt-secret-of-the-upgrade-test',
  INTERNAL_KEY: 'worthless-internal-key-of-the-upgrade-test',
}
