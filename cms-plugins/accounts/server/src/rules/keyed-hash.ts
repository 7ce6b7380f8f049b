import { createHmac } from 'node:crypto'

/** A hash that nobody makes or checks without the secret. The purpose keeps one made for one thing from fitting another; JSON keeps the parts apart. */
export const keyedHash = (purpose: string, parts: string[], secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('hex')
