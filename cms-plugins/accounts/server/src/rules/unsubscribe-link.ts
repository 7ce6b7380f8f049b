import { createHmac, timingSafeEqual } from 'node:crypto'

/** The owner of an unsubscribe link: a subscriber by the random key, or, in mails from before there was one, an account by its id. */
type LinkOwner = { personKey: string } | { accountId: string }

/**
 * Returns the token in a mail's unsubscribe link: the key of the person and its keyed hash. It never expires, since a mail may be opened
 * years later. It can only end a subscription.
 */
export const unsubscribeToken = (personKey: string, secret: string): string => `${personKey}.${seal('unsubscribe person', personKey, secret)}`

/** Returns the token as mails had it before people had a key. */
export const accountUnsubscribeToken = (accountId: string, secret: string): string => `${accountId}.${seal('unsubscribe', accountId, secret)}`

/** Returns the owner of an unsubscribe token; undefined if the signature is wrong. */
export function ownerOfUnsubscribeToken(token: string, secret: string): LinkOwner | undefined {
  const [id = '', given = '', ...rest] = token.split('.')
  if (rest.length > 0) return undefined
  if (isSame(given, seal('unsubscribe person', id, secret))) return { personKey: id }
  return isSame(given, seal('unsubscribe', id, secret)) ? { accountId: id } : undefined
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const seal = (purpose: 'unsubscribe' | 'unsubscribe person', id: string, secret: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, id]))
    .digest('base64url')
