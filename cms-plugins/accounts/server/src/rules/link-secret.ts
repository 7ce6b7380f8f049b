import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits in letters, digits, - and _, for a link that works once. */
export const newLinkSecret = (): string => randomBytes(32).toString('base64url')

/** True if the text has the form of a link's secret. Anything else is refused without a database query. */
export const isLinkSecret = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** Returns the stored hash of a link's secret. The secret is too long to guess, so a plain hash is enough. */
export const linkSecretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Returns the address of a link. The secret stands after the #, so no server, log or referrer gets it; the page sends it on a button press. */
export const linkUrl = (siteUrl: string, path: '/reset-link' | '/newsletter/confirm', secret: string): string => `${siteUrl}${path}#${secret}`
