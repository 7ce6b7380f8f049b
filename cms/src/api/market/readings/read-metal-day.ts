import { baseCurrency, metalCodes, type MetalCode } from '@artha/contract/market'
import * as z from 'zod'
import { figure } from './figure'
import { canBeOf } from './source-time'

/** US dollars for a troy ounce; a metal without a price is not in it. */
export type DayPrices = Partial<Record<MetalCode, number>>

export interface MetalDay {
  prices: DayPrices
  /** The time of these prices, where the source gives one. */
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

/** A historical price may be dated by its day's last second, which today is ahead; beyond the day it is a mistake. */
function timeOf(timestamp: number | undefined, day: string, now: Date): Date | 'absurd' | undefined {
  if (timestamp === undefined) return undefined
  const time = new Date(timestamp * 1000)
  if (canBeOf(time, now)) return time
  return time.toISOString().startsWith(day) ? undefined : 'absurd'
}

/**
 * Reads the answer about one day. A metal that the answer does not name has no price on that day; an absurd price is none
 * either. undefined: nothing of it can be believed.
 */
export function readMetalDay(given: unknown, day: string, now: Date): MetalDay | undefined {
  const { data } = answer.safeParse(given)
  if (data === undefined || (data.date ?? day) !== day) return undefined
  const asOf = timeOf(data.timestamp, day, now)
  if (asOf === 'absurd') return undefined
  const named = metalCodes.filter((metal) => (data.rates[`USD${metal}`] ?? null) !== null)
  const good = named.flatMap((metal) => {
    const price = figure.safeParse(data.rates[`USD${metal}`])
    return price.success ? [[metal, price.data] as const] : []
  })
  if (named.length > 0 && good.length === 0) return undefined
  return { prices: Object.fromEntries(good), asOf }
}
