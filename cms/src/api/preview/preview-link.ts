import { isSignedFor, linkKeyOf, signedQuery } from '../../signed-links'

/** The life of a link: long enough to look and to show a colleague, too short to be passed around. */
const previewLifeSeconds = 30 * 60

export const previewKeyOf = (secret: string): Buffer => linkKeyOf(secret, 'preview')

/** Returns the end of a preview in whole seconds, as the link states it. */
export const previewEnd = (now: Date): Date => new Date((Math.floor(now.getTime() / 1_000) + previewLifeSeconds) * 1_000)

/** Returns the address of a preview on the site. */
export const previewPath = (id: string, expiresAt: Date, key: Buffer): string => `/preview/${id}?${signedQuery(id, expiresAt, key)}`

/** Returns true if we signed the query for this preview and it has not expired. */
export function isValidPreviewLink(id: string, querystring: string, key: Buffer, now: Date): boolean {
  const query = new URLSearchParams(querystring)
  return isSignedFor(id, { expires: query.get('expires') ?? '', signature: query.get('signature') ?? '' }, key, now)
}
