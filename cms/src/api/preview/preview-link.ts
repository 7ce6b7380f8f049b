import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** How long a link works: long enough to look and to show it to a colleague, too short to be passed around. */
const previewLifeSeconds = 30 * 60

/** A key of its own, so that no other seal of the cms could ever pass for one of these. */
export const previewKeyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'preview', 32))

/** To the second, as the link says it. */
export const previewEnd = (now: Date): Date => new Date((Math.floor(now.getTime() / 1_000) + previewLifeSeconds) * 1_000)

/** The address of a preview on the site. */
export function previewPath(id: string, expiresAt: Date, key: Buffer): string {
  const expires = String(Math.floor(expiresAt.getTime() / 1_000))
  const query = new URLSearchParams({ expires, signature: signatureOf(id, expires, key) })
  return `/preview/${id}?${query.toString()}`
}

/** Whether the query of a link is one that we signed for this preview, and its time is not over. */
export function opensPreview(id: string, querystring: string, key: Buffer, now: Date): boolean {
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
