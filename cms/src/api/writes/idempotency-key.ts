import { createHash } from 'node:crypto'

/** The life of a write's key. */
export const keyLifeMs = 86_400_000

/** Returns true for 8 to 100 visible ASCII characters: long enough not to repeat by chance, short enough to store. */
export const isKey = (header: string): boolean => /^[\x21-\x7e]{8,100}$/.test(header)

/** Returns a digest of a request. A key that comes back with another digest belongs to another request by mistake. */
export const requestDigest = (method: string, path: string, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, body ?? null]))
    .digest('base64url')
