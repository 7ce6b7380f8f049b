import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What stands in the link of a mail: the account and a keyed hash of it. It has no end, since a mail may be opened years
 * later and must still work; all that it can do is end a subscription.
 */
export const unsubscribeToken = (accountId: string, secret: string): string => `${accountId}.${seal(accountId, secret)}`

/** The account that a link is about; undefined where we did not make it. */
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
