import { createHash } from 'node:crypto'

/** A write is remembered so long by its key. */
export const keyLifeMs = 86_400_000

/** 8 to 100 visible ASCII characters: long enough not to meet by chance, short enough to be kept. */
export const isKey = (header: string): boolean => /^[\x21-\x7e]{8,100}$/.test(header)

/** What was asked, in short: a key that comes back with something else is another request by mistake. */
export const requestDigest = (method: string, path: string, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, body ?? null]))
    .digest('base64url')
