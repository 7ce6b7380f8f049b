import { createHash, randomBytes } from 'node:crypto'

const day = 86_400_000

/** A session ends after so long without a request, and after so long whatever happens. */
const idleLimitMs = 7 * day
const ageLimitMs = 30 * day

/** The last use is written at most so often, so that reading pages does not mean writing to the database. */
const touchIntervalMs = 60_000

/** 256 random bits; 43 characters that a header carries as they are. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Whether a text can be a token of ours at all; anything else is refused without asking the database. */
export const isTokenShaped = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** What the database stores of a token. A plain hash is enough: 256 random bits cannot be guessed, and a copied table signs no one in. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

interface Times {
  createdAt: Date
  lastUsedAt: Date
}

/** Whether a session still holds. */
export const isAlive = ({ createdAt, lastUsedAt }: Times, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() < idleLimitMs && now.getTime() - createdAt.getTime() < ageLimitMs

/** Made before this instant, or last used before the other, a session is over. */
export const endedBefore = (now: Date) => ({
  created: new Date(now.getTime() - ageLimitMs),
  lastUsed: new Date(now.getTime() - idleLimitMs),
})

export const needsTouch = (lastUsedAt: Date, now: Date): boolean => now.getTime() - lastUsedAt.getTime() >= touchIntervalMs
