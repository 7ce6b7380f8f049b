import { baseCurrency } from '@artha/contract/market'
import * as z from 'zod'
import { priceNumber } from './price-number'
import { isPlausibleTime } from './source-time'

/** Rates read from an answer, and the time that the source gives for them. */
export interface Rates {
  rates: Record<string, number>
  asOf: Date | undefined
}

const answer = z.object({
  conversion_rates: z.record(z.string(), z.unknown()),
  result: z.literal('success').optional(),
  base_code: z.literal(baseCurrency).optional(),
  /** Seconds since 1970. */
  time_last_update_unix: z.number().positive().lt(1e11).optional(),
})

/** Parses the rates of a US dollar. Impossible rates are left out, because the others may be right; undefined for another base or if none is left. */
export function readRates(given: unknown, now: Date): Rates | undefined {
  const { data } = answer.safeParse(given)
  if (data === undefined) return undefined
  const asOf = data.time_last_update_unix === undefined ? undefined : new Date(data.time_last_update_unix * 1000)
  if (asOf !== undefined && !isPlausibleTime(asOf, now)) return undefined
  const { [baseCurrency]: base = 1, ...others } = data.conversion_rates
  if (base !== 1) return undefined
  const good = Object.entries(others).flatMap(([code, rate]) => {
    const price = priceNumber.safeParse(rate)
    return /^[A-Z]{3}$/.test(code) && price.success ? [[code, price.data] as const] : []
  })
  return good.length === 0 ? undefined : { rates: { [baseCurrency]: 1, ...Object.fromEntries(good) }, asOf }
}
