import { baseCurrency, metalCodes, type MetalCode } from '@artha/contract/market'
import * as z from 'zod'
import { priceNumber } from './price-number'
import { isPlausibleTime } from './source-time'

/** US dollars per troy ounce; metals without a price are missing. */
export type DayPrices = Partial<Record<MetalCode, number>>

export interface MetalDay {
  prices: DayPrices
  /** The time of these prices, if the source gives one. */
  asOf: Date | undefined
}

const answer = z.object({
  rates: z.record(z.string(), z.unknown()),
  success: z.literal(true).optional(),
  base: z.literal(baseCurrency).optional(),
  date: z.string().optional(),
  /** Seconds since 1970. */
  timestamp: z.number().positive().lt(1e11).optional(),
})

/**
 * Returns the time of a day's prices. A historical price may carry its day's last second, which is in the future today; a time beyond the day is
 * an error.
 */
function timeOf(timestamp: number | undefined, day: string, now: Date): Date | 'absurd' | undefined {
  if (timestamp === undefined) return undefined
  const time = new Date(timestamp * 1000)
  if (isPlausibleTime(time, now)) return time
  return time.toISOString().startsWith(day) ? undefined : 'absurd'
}

/** Parses the answer about one day. A metal that is missing or has an impossible price gets none. Undefined if nothing in the answer can be used. */
export function readMetalDay(given: unknown, day: string, now: Date): MetalDay | undefined {
  const { data } = answer.safeParse(given)
  if (data === undefined || (data.date ?? day) !== day) return undefined
  const asOf = timeOf(data.timestamp, day, now)
  if (asOf === 'absurd') return undefined
  const named = metalCodes.filter((metal) => (data.rates[`USD${metal}`] ?? null) !== null)
  const good = named.flatMap((metal) => {
    const price = priceNumber.safeParse(data.rates[`USD${metal}`])
    return price.success ? [[metal, price.data] as const] : []
  })
  if (named.length > 0 && good.length === 0) return undefined
  return { prices: Object.fromEntries(good), asOf }
}
