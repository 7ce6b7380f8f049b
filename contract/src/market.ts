import * as z from 'zod/mini'
import { timestamp } from './article.ts'

/**
 * Where a figure comes from and when it held: what each answer about prices carries.
 *
 * - `asOf` is the time that the source gives for its figures, or that of the question where it gives none; null for sample data.
 * - `stale`: the time for the next answer has passed and the source has given none.
 * - `sample`: invented figures that ship with Artha.
 * - `nextUpdateAt`: when the source is asked again at the earliest; null where no source is asked (no key).
 */
export const provenance = {
  source: z.string(),
  asOf: z.nullable(timestamp),
  stale: z.boolean(),
  sample: z.boolean(),
  nextUpdateAt: z.nullable(timestamp),
}

export type Provenance = z.infer<z.ZodMiniObject<typeof provenance>>

/** A price or a rate that can be true: above nothing and within what a double says exactly enough. */
const price = z.number().check(z.positive(), z.lte(1e12))

/** Gold, silver and platinum by the codes that markets give them, in the order in which they are offered. */
export const metalCodes = ['XAU', 'XAG', 'XPT'] as const
export type MetalCode = (typeof metalCodes)[number]

/** A calendar day in UTC, as the source counts its days. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Of one day, in US dollars for a troy ounce (31.1034768 g). */
export const metalPrice = z.object({ day, usdPerTroyOunce: price })
export type MetalPrice = z.infer<typeof metalPrice>

/** Today and the six days before, oldest first; a day without a price is left out. */
const lastDays = z.array(metalPrice).check(z.maxLength(7))

export const metalsAnswer = z.object({ ...provenance, prices: z.object({ XAU: lastDays, XAG: lastDays, XPT: lastDays }) })
export type MetalsAnswer = z.infer<typeof metalsAnswer>

/** The currency against which all rates are asked; any pair follows from two of them. */
export const baseCurrency = 'USD'

const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))

/** How much of each currency one unit of the base buys; the base itself among them with 1. */
export const ratesAnswer = z.object({ ...provenance, base: z.literal(baseCurrency), rates: z.record(currencyCode, price) })
export type RatesAnswer = z.infer<typeof ratesAnswer>

/** A decimal figure as text, as the documented fields hold it. */
const decimalText = z.string().check(z.regex(/^\d{1,13}(\.\d{1,10})?$/))

/** The documented fields of one pair of currencies. */
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

/** Of five minutes of one security. */
const candle = z.object({
  '1. open': decimalText,
  '2. high': decimalText,
  '3. low': decimalText,
  '4. close': decimalText,
  '5. volume': z.string().check(z.regex(/^\d{1,18}$/)),
})

/** The documented fields of a day of one security: at most a hundred spans of five minutes by their time. */
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

/** The name under which the sample series goes; no security has it. */
export const sampleSymbol = 'SAMPLE'

/** As exchanges write their symbols. Which of them may be asked for is the owner's setting; without one it is the first of those. */
export const intradayQuery = z.strictObject({
  symbol: z.optional(z.string().check(z.regex(/^[A-Z0-9][A-Z0-9.&-]{0,19}$/, 'Ask for one symbol, in capitals.'))),
})
export type IntradayQuery = z.infer<typeof intradayQuery>
