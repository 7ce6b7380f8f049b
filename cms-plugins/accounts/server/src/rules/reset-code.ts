import { randomBytes, randomInt } from 'node:crypto'
import { keyedHash } from './keyed-hash'

/** The lifetime of a code and of a link. */
export const resetCodeLifeMs = 10 * 60_000

/** Returns six random digits, every value equally likely. */
export const newResetCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Returns the keyed hash that is stored instead of an address, so that the tables do not tell whose password was reset. */
export const addressKey = (address: string, secret: string): string => keyedHash('reset address', [address], secret)

/**
 * Returns the stored hash of a code, valid for one address only. All million codes can be tried in a second, so a plain hash in a stolen
 * backup would reveal the code; this one needs the secret.
 */
export const resetCodeHash = (code: string, address: string, secret: string): string => keyedHash('reset code', [address, code], secret)

/** Returns a random hash that no code matches. Addresses without an account get it, so that they cause the same work. */
export const unmatchableHash = (): string => randomBytes(32).toString('hex')

export const codeExpiry = (now: Date): Date => new Date(now.getTime() + resetCodeLifeMs)
