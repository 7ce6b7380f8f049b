/** Units of each currency per unit of the base currency. */
export type Rates = Readonly<Record<string, number>>

export interface CurrencyPair {
  from: string
  to: string
}

/** The converter's initial values. */
export const defaultAmount = 1
export const defaultPair: CurrencyPair = { from: 'USD', to: 'EUR' }

/**
 * Returns the value of one unit of a currency in another: the quotient of their rates against the same base. Undefined if a rate is missing, zero,
 * negative or not a number.
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
  /** One unit of the first currency in the second; `inverse` is the other way round. */
  rate: number
  inverse: number
}

/** Converts an amount without rounding; undefined if the amount or a rate is missing. */
export function convert(rates: Rates, pair: CurrencyPair, amount: number | undefined): Conversion | undefined {
  const rate = crossRate(rates, pair)
  if (rate === undefined || amount === undefined || !Number.isFinite(amount)) return undefined
  return { value: amount * rate, rate, inverse: 1 / rate }
}

/** The amounts of the table of common amounts. */
export const tableAmounts: readonly number[] = [1, 5, 10, 100, 1_000, 1_00_000]
