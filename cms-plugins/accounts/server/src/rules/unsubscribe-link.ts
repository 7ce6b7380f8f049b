import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Returns the token in a mail's unsubscribe link: the account and its keyed hash. It never expires, since a mail may be opened years
 * later. It can only end a subscription.
 */
export const unsubscribeToken = (accountId: string, secret: string): string => `${accountId}.${seal(accountId, secret)}`

/** Returns the account of an unsubscribe token; undefined if the signature is wrong. */
export function accountOfUnsubscribeToken(token: string, secret: string): string | undefined {
  const [accountId = '', given = '', ...rest] = token.split('.')
  const expected = Buffer.from(seal(accountId, secret))
  const bytes = Buffer.from(given)
  const isOurs = rest.length === 0 && bytes.length === expected.length && timingSafeEqual(bytes, expected)
  return isOurs ? accountId : undefined
}

const seal = (accountId: string, secret: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['unsubscribe', accountId]))
    .digest('base64url')
