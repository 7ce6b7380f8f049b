import { importLimits, type ImportReason, type SubscriberSource, type SubscriberState } from '@artha/contract/newsletter-subscriber'
import { groupedNumber } from '../../../lib/money.ts'

export const subscriberStateTexts: Record<SubscriberState, string> = { subscribed: 'Subscribed', waiting: 'Waiting for confirmation', left: 'Left' }

export const sourceTexts: Record<SubscriberSource, string> = { 'site-form': 'Form on the site', account: 'Account', import: 'Import' }

/** The reasons for refusing a row of an import, as an editor reads them beside its line. */
export const reasonTexts: Record<ImportReason, string> = {
  columns: 'It has more or fewer columns than the first line.',
  'no-address': 'It has no address.',
  'bad-address': 'The address is not valid.',
  twice: 'The address is in the file already.',
  'no-date': 'It does not say when they agreed.',
  'bad-date': 'Write the day as in 2026-03-31.',
  'future-date': 'The day is in the future.',
  'no-proof': 'It does not say how they agreed: where, and in which words.',
  'long-proof': `How they agreed is longer than ${importLimits.proof} characters.`,
  subscribed: 'Subscribed already.',
  waiting: 'Waits for confirmation already.',
  left: 'Has unsubscribed, or had the address deleted.',
  'asked-before': 'Was asked by an earlier import, and did not confirm.',
}

/** Returns a number of subscribers in words. */
export const subscribersText = (count: number) => (count === 1 ? '1 subscriber' : `${groupedNumber(count)} subscribers`)

/** Returns a number of addresses in words. */
export const addressesText = (count: number) => (count === 1 ? '1 address' : `${groupedNumber(count)} addresses`)
