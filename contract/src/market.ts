import * as z from 'zod/mini'
import { timestamp } from './article.ts'

/**
 * The source and age of prices, part of every answer with prices.
 * - `asOf`: the time that the source gives, or the time of the request if it gives none; null for sample data.
 * - `stale`: an update is overdue and the source has sent none.
 * - `sample`: invented numbers that ship with Artha.
 * - `nextUpdateAt`: the earliest time of the next request to the source; null if there is no source (no key).
 */
export const provenance = {
  source: z.string(),
  asOf: z.nullable(timestamp),
  stale: z.boolean(),
  sample: z.boolean(),
  nextUpdateAt: z.nullable(timestamp),
}

export type Provenance = z.infer<z.ZodMiniObject<typeof provenance>>

/** A plausible price or rate: above zero, and small enough to be exact as a double. */
const price = z.number().check(z.positive(), z.lte(1e12))

/** Gold, silver and platinum by their market codes, in display order. */
export const metalCodes = ['XAU', 'XAG', 'XPT'] as const
export type MetalCode = (typeof metalCodes)[number]

/** A calendar day in UTC, as the source counts days. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** The price on one day, in US dollars per troy ounce (31.1034768 g). */
export const metalPrice = z.object({ day, usdPerTroyOunce: price })
export type MetalPrice = z.infer<typeof metalPrice>

/** Today and the six days before, oldest first. Days without a price are left out. */
const lastDays = z.array(metalPrice).check(z.maxLength(7))

export const metalsAnswer = z.object({ ...provenance, prices: z.object({ XAU: lastDays, XAG: lastDays, XPT: lastDays }) })
export type MetalsAnswer = z.infer<typeof metalsAnswer>

/** The base of all exchange rates. The rate of any pair follows from two of them. */
export const baseCurrency = 'USD'

const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))

/** The amount of each currency that one unit of the base buys, including the base itself at 1. */
export const ratesAnswer = z.object({ ...provenance, base: z.literal(baseCurrency), rates: z.record(currencyCode, price) })
export type RatesAnswer = z.infer<typeof ratesAnswer>

/** A decimal number as text, as the documented fields have it. */
const decimalText = z.string().check(z.regex(/^\d{1,13}(\.\d{1,10})?$/))

/** The documented fields of an exchange rate. */
export const exchangeRateAnswer = z.object({
  ...provenance,
  'Realtime Currency Exchange Rate': z.object({
    '1. From_Currency Code': z.string(),
    '2. From_Currency Name': z.string(),
    '3. To_Currency Code': z.string(),
    '4. To_Currency Name': z.string(),
    '5. Exchange Rate': decimalText,
    '6. Last Refreshed': z.string(),
    '7. Time Zone': z.string(),
  }),
})
export type ExchangeRateAnswer = z.infer<typeof exchangeRateAnswer>

/** The prices and volume of one security within five minutes. */
const candle = z.object({
  '1. open': decimalText,
  '2. high': decimalText,
  '3. low': decimalText,
  '4. close': decimalText,
  '5. volume': z.string().check(z.regex(/^\d{1,18}$/)),
})

/** The documented fields of a trading day of one security: at most a hundred five-minute candles by their time. */
export const intradayAnswer = z.object({
  ...provenance,
  'Meta Data': z.object({
    '2. Symbol': z.string(),
    '3. Last Refreshed': z.string(),
    '4. Interval': z.literal('5min'),
    '6. Time Zone': z.string(),
  }),
  'Time Series (5min)': z.record(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)), candle),
})
export type IntradayAnswer = z.infer<typeof intradayAnswer>

/** The symbol of the sample series. No security has it. */
export const sampleSymbol = 'SAMPLE'

/** A symbol as exchanges write it. The owner's setting lists the allowed ones; without a symbol, the first of them is used. */
export const intradayQuery = z.strictObject({
  symbol: z.optional(z.string().check(z.regex(/^[A-Z0-9][A-Z0-9.&-]{0,19}$/, 'Ask for one symbol, in capitals.'))),
})
export type IntradayQuery = z.infer<typeof intradayQuery>
