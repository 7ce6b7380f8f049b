import { expect, it } from 'vitest'
import { keysThatDiffer, hashKeys, type Keys } from './key-hashes'

const keys: Keys = {
  APP_KEYS: ['first-app-key', 'second-app-key'],
  API_TOKEN_SALT: 'token-salt',
  ADMIN_JWT_SECRET: 'admin-secret',
  TRANSFER_TOKEN_SALT: 'transfer-salt',
  ENCRYPTION_KEY: 'encryption-key',
  JWT_SECRET: 'jwt-secret',
  INTERNAL_KEY: 'internal-key',
}

it('the prints of keys tell which differ, and nothing of what they are', () => {
  const taken = hashKeys(keys)
  expect(keysThatDiffer(keys, taken)).toEqual([])
  expect(keysThatDiffer({ ...keys, APP_KEYS: ['second-app-key', 'first-app-key'], JWT_SECRET: 'another' }, taken)).toEqual(['APP_KEYS', 'JWT_SECRET'])
  for (const value of Object.values(keys).flat()) expect(JSON.stringify(taken)).not.toContain(value)
  expect(hashKeys(keys).prints).not.toEqual(taken.prints)
})
