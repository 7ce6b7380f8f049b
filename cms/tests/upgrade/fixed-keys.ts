/**
 * The keys under which the stored databases were made. They are worth nothing: they stand here for everybody to read, and
 * no running Artha has them. A database can only be read on under the keys that it was written with.
 */
export const fixedKeys = {
  APP_KEYS: 'worthless-app-key-of-the-upgrade-test-1,worthless-app-key-of-the-upgrade-test-2',
  API_TOKEN_SALT: 'worthless-api-token-salt-of-the-upgrade-test',
  ADMIN_JWT_SECRET: 'worthless-admin-jwt-secret-of-the-upgrade-test',
  TRANSFER_TOKEN_SALT: 'worthless-transfer-token-salt-of-the-upgrade-test',
  ENCRYPTION_KEY: 'worthless-encryption-key-of-the-upgrade-test',
  JWT_SECRET: 'worthless-jwt-secret-of-the-upgrade-test',
  INTERNAL_KEY: 'worthless-internal-key-of-the-upgrade-test',
}
