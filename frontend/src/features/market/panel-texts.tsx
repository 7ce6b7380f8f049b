import type { ReactNode } from 'react'

/** Messages that all price panels share: source, age and missing prices. */
export const indicative = (table: string) => `${table}. Indicative: not today’s prices.`
export const updateDue = 'Update due'
export const outOfDate = 'Out of date'
export const sampleData = 'Sample data'
export const sampleMark = 'sample'
export const samplePricesNote = 'Illustrative figures, not market prices.'
/** Puts a time into its sentence. Each text has its own element, so that a browser's page translation breaks nothing. */
const around = (before: string, moment: ReactNode, after = '.') => (
  <>
    <span>{before}</span>
    {moment}
    <span>{after}</span>
  </>
)
export const sourceAsOf = (source: string, moment: ReactNode) => around(moment ? `${source}, as of ` : source, moment, '. ')
export const nothingNewer = (next: ReactNode) => around(`No newer figure from the source${next ? '; next check from ' : ''}`, next)
export const newerWasDue = (next: ReactNode) => around('A newer figure was due at ', next)
export const nextUpdate = (next: ReactNode) => around('Next update from ', next)

export const notAvailable = (what: string) => `${what}: not available right now.`
export const metalPrices = 'Metal prices'
export const pricesInRupees = 'Prices in rupees'
export const exchangeRates = 'Exchange rates'
export const thePrice = 'The price'
export const pricesOfTheDay = 'The day’s prices'
export const tryAgain = 'Try again'

export const unchanged = (since: string) => `Unchanged ${since}`
export const up = 'Up'
export const down = 'Down'
export const since = (moment: string) => `since ${moment}`
