import { randomBytes, randomInt } from 'node:crypto'
import { keyedHash } from './keyed-hash'

/** How long a code opens anything. */
export const resetCodeLifeMs = 10 * 60_000

/** Six digits, each value as likely as any other. */
export const newResetCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** What is kept instead of an address, so that the tables of codes and tickets do not tell who was asked about. */
export const addressKey = (address: string, secret: string): string => keyedHash('reset address', [address], secret)

/**
 * What is kept of a code. A million codes are tried in a second, so a plain hash in a stolen backup would be as good as
 * the code; without the secret this one tells nothing. It fits one address only.
 */
export const resetCodeHash = (code: string, address: string, secret: string): string => keyedHash('reset code', [address, code], secret)

/** What is kept for an address without account, so that nothing that is then done differs: no code fits it. */
export const hashOfNoCode = (): string => randomBytes(32).toString('hex')

export const codeExpiry = (now: Date): Date => new Date(now.getTime() + resetCodeLifeMs)
