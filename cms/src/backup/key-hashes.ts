import { randomBytes, scryptSync } from 'node:crypto'

const keyNames = ['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET', 'INTERNAL_KEY'] as const

export type Keys = Record<(typeof keyNames)[number], string | readonly string[]>

export interface KeyHashes {
  salt: string
  prints: Record<string, string>
}

/** Hashes the keys with salt and a slow hash, so that the result reveals no weak, hand-written key either. */
export function hashKeys(keys: Keys, salt = randomBytes(16).toString('hex')): KeyHashes {
  const print = (name: string, value: string) => scryptSync(value, `${name} ${salt}`, 12).toString('hex')
  return { salt, prints: Object.fromEntries(keyNames.map((name) => [name, print(name, [keys[name]].flat().join(','))])) }
}

/** Returns the names of the keys that have changed since the prints were taken. */
export const keysThatDiffer = (keys: Keys, { salt, prints }: KeyHashes): string[] =>
  Object.entries(hashKeys(keys, salt).prints)
    .filter(([name, print]) => prints[name] !== print)
    .map(([name]) => name)
