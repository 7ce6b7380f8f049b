import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits in letters, digits, - and _. */
export const newResetLink = (): string => randomBytes(32).toString('base64url')

/** True if the text has the form of a link's secret. Anything else is refused without a database query. */
export const isResetLink = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** Returns the stored hash of a link's secret. The secret is too long to guess, so a plain hash is enough. */
export const resetLinkHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Returns the address of a link. The secret stands after the #, so no server, log or referrer gets it; the page sends it on a button press. */
export const resetLinkUrl = (siteUrl: string, secret: string): string => `${siteUrl}/reset-link#${secret}`
