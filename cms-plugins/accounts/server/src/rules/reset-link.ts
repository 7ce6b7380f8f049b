import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits in letters, digits, - and _. */
export const newResetLink = (): string => randomBytes(32).toString('base64url')

/** Whether a text can be of a link of ours at all; anything else is refused without asking the database. */
export const isResetLink = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** What is kept of it. It is too long to be guessed, so that a plain hash tells nothing. */
export const resetLinkHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Behind the # it reaches no server, no log and no referrer: the page sends it when its button is pressed. */
export const resetLinkUrl = (siteUrl: string, secret: string): string => `${siteUrl}/reset-link#${secret}`
