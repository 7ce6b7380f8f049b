import { createHmac } from 'node:crypto'

/**
 * Returns a hash (HMAC-SHA256, hex) that can be made and checked only with the secret. The purpose stops a hash made for one use from
 * being valid for another; JSON keeps the parts apart.
 */
export const keyedHash = (purpose: string, parts: string[], secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('hex')
