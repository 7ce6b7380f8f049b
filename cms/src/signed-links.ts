import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Derives a key for links of one purpose only, so that no other signature of the cms can pass for one of theirs. */
export const linkKeyOf = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

const signatureOf = (id: string, expires: string, key: Buffer) =>
  createHmac('sha256', key)
    .update(JSON.stringify([id, expires]))
    .digest('base64url')

/** Returns the query of a link that opens `id` until a whole second. */
export function signedQuery(id: string, expiresAt: Date, key: Buffer): string {
  const expires = String(Math.floor(expiresAt.getTime() / 1_000))
  return new URLSearchParams({ expires, signature: signatureOf(id, expires, key) }).toString()
}

/** Returns true if we signed the query for this id and it has not expired. */
export function isSignedFor(id: string, query: { expires?: string | undefined; signature?: string | undefined }, key: Buffer, now: Date): boolean {
  const { expires = '', signature = '' } = query
  const expected = Buffer.from(signatureOf(id, expires, key))
  const given = Buffer.from(signature)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && Number(expires) * 1_000 > now.getTime()
}
