import { randomBytes } from 'node:crypto'
import type { SubscriberState } from '@artha/contract/newsletter-subscriber'
import { keyedHash } from './keyed-hash'

/** The lifetime of a link that confirms a subscription, and of an address that is not confirmed. */
export const confirmationLifeMs = 48 * 60 * 60_000

/** The time after which the address of a reader without an account is deleted, once the reader has left. */
export const leftLifeMs = 365 * 86_400_000

/** Returns the random key of a person in the ledger. */
export const newPersonKey = (): string => randomBytes(16).toString('hex')

/** Returns the keyed hash that is kept of an erased address. */
export const suppressionHash = (address: string, secret: string): string => keyedHash('newsletter suppression', [address], secret)

/** A subscription of one address. */
export interface Subscription {
  userId: number | null
  /** The time when the address was proven for this subscription; null if it was not. */
  provenAt: Date | string | number | null
}

/**
 * True if an account may change the subscription of its address. Sign-up asks for no proof of the address, so an unconfirmed account may
 * be a stranger's and must not touch what the owner of the mailbox has confirmed.
 */
export const mayAccountChange = ({ id, confirmed }: { id: number; confirmed: boolean }, { userId, provenAt }: Subscription): boolean =>
  confirmed || userId === id || provenAt === null

/** Returns the state as the desk shows it. With https, an account whose address was never proven waits: no issue goes to it. */
export const listedState = (
  { state, provenAt }: { state: 'asked' | 'subscribed' | 'left'; provenAt: Subscription['provenAt'] },
  isProduction: boolean,
): SubscriberState => (state === 'asked' || (state === 'subscribed' && isProduction && provenAt === null) ? 'waiting' : state)
