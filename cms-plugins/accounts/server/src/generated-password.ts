import { randomBytes } from 'node:crypto'

/** Returns a first password of 120 random bits, in letters, digits, - and _, which are safe to copy from a terminal. */
export const generatedPassword = (): string => randomBytes(15).toString('base64url')
