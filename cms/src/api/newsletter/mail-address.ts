import { isSignedFor, linkKeyOf, signedQuery } from '../../signed-links'

/** The life of an address: an editor loads the preview again for a later one. */
const mailLifeSeconds = 15 * 60

export const mailKeyOf = (secret: string): Buffer => linkKeyOf(secret, 'newsletter mail')

/** Returns the address on the site at which the mail of an issue opens as a document. */
export function mailPath(id: string, key: Buffer, now: Date): string {
  const expiresAt = new Date((Math.floor(now.getTime() / 1_000) + mailLifeSeconds) * 1_000)
  return `/api/newsletter/mails/${id}?${signedQuery(id, expiresAt, key)}`
}

/** Returns true if we signed the query for the mail of this issue and it has not expired. */
export const opensMail = (id: string, query: { expires?: string | undefined; signature?: string | undefined }, key: Buffer, now: Date): boolean =>
  isSignedFor(id, query, key, now)
