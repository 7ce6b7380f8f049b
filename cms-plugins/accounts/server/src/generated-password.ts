import { randomBytes } from 'node:crypto'

/** A first password of 120 random bits, in letters, digits, - and _ that survive being copied from a terminal. */
export const generatedPassword = (): string => randomBytes(15).toString('base64url')
