import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The life of a link: long enough to look and to show a colleague, too short to be passed around. */
const previewLifeSeconds = 30 * 60

/** Derives a key for previews only, so that no other signature of the cms can pass for a preview's. */
export const previewKeyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'preview', 32))

/** Returns the end of a preview in whole seconds, as the link states it. */
export const previewEnd = (now: Date): Date => new Date((Math.floor(now.getTime() / 1_000) + previewLifeSeconds) * 1_000)

/** Returns the address of a preview on the site. */
export function previewPath(id: string, expiresAt: Date, key: Buffer): string {
  const expires = String(Math.floor(expiresAt.getTime() / 1_000))
  const query = new URLSearchParams({ expires, signature: signatureOf(id, expires, key) })
  return `/preview/${id}?${query.toString()}`
}

/** Returns true if we signed the query for this preview and it has not expired. */
export function isValidPreviewLink(id: string, querystring: string, key: Buffer, now: Date): boolean {
  const query = new URLSearchParams(querystring)
  const expires = query.get('expires') ?? ''
  const expected = Buffer.from(signatureOf(id, expires, key))
  const given = Buffer.from(query.get('signature') ?? '')
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && Number(expires) * 1_000 > now.getTime()
}

const signatureOf = (id: string, expires: string, key: Buffer) =>
  createHmac('sha256', key)
    .update(JSON.stringify([id, expires]))
    .digest('base64url')
