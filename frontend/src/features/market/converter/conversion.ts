/** Units of each currency that one unit of the base buys. */
export type Rates = Readonly<Record<string, number>>

export interface CurrencyPair {
  from: string
  to: string
}

/** With what the converter starts. */
export const defaultAmount = 1
export const defaultPair: CurrencyPair = { from: 'USD', to: 'EUR' }

/**
 * What one unit of a currency is worth in another: both are quoted against one base, so their quotient is the rate across.
 * Undefined where a rate is missing or is none (zero, negative, not a number).
 */
export function crossRate(rates: Rates, { from, to }: CurrencyPair): number | undefined {
  const [ofFrom, ofTo] = [rateOf(rates, from), rateOf(rates, to)]
  if (ofFrom === undefined || ofTo === undefined) return undefined
  const rate = ofTo / ofFrom
  return Number.isFinite(rate) && rate > 0 ? rate : undefined
}

function rateOf(rates: Rates, code: string) {
  const rate = Object.hasOwn(rates, code) ? rates[code] : undefined
  return rate !== undefined && Number.isFinite(rate) && rate > 0 ? rate : undefined
}

export interface Conversion {
  value: number
  /** One unit of the first currency in the second, and the other way round. */
  rate: number
  inverse: number
}

/** An amount in another currency, unrounded; undefined unless the amount, both currencies and their rates are there. */
export function convert(rates: Rates, pair: CurrencyPair, amount: number | undefined): Conversion | undefined {
  const rate = crossRate(rates, pair)
  if (rate === undefined || amount === undefined || !Number.isFinite(amount)) return undefined
  return { value: amount * rate, rate, inverse: 1 / rate }
}

/** The amounts of the small table. */
export const tableAmounts: readonly number[] = [1, 5, 10, 100, 1_000, 1_00_000]
