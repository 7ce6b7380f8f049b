import { createHash, randomBytes } from 'node:crypto'

const day = 86_400_000

/** A session ends after 7 days without a request, and after 30 days in any case. */
const idleLimitMs = 7 * day
const ageLimitMs = 30 * day

/** The last use is written at most once in this time, so that reading pages does not write to the database each time. */
const touchIntervalMs = 60_000

/** Returns 256 random bits as 43 characters that are safe in a header. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** True if the text has the form of a token. Anything else is refused without a database query. */
export const isTokenShaped = (text: string): boolean => /^[\w-]{43}$/.test(text)

/**
 * Returns the hash of a token that the database stores. A plain hash is enough: 256 random bits cannot be guessed, and a copied table
 * signs no one in.
 */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

interface Times {
  createdAt: Date
  lastUsedAt: Date
}

/** True if a session is still valid. */
export const isSessionValid = ({ createdAt, lastUsedAt }: Times, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() < idleLimitMs && now.getTime() - createdAt.getTime() < ageLimitMs

/** Returns two limits: a session created before `created` or last used before `lastUsed` has ended. */
export const sessionCutoffs = (now: Date) => ({
  created: new Date(now.getTime() - ageLimitMs),
  lastUsed: new Date(now.getTime() - idleLimitMs),
})

export const needsTouch = (lastUsedAt: Date, now: Date): boolean => now.getTime() - lastUsedAt.getTime() >= touchIntervalMs
