import type { ExchangeRateAnswer } from '@artha/contract/market'
import * as z from 'zod'
import { decimalText } from './price-number'
import { isPlausibleTime, wallTimeToDate } from './source-time'

const field = 'Realtime Currency Exchange Rate'
const name = z.string().max(60)

export type PairFields = ExchangeRateAnswer[typeof field]

const answerOf = (from: string, to: string) =>
  z.object({
    [field]: z.object({
      '1. From_Currency Code': z.literal(from),
      '2. From_Currency Name': name,
      '3. To_Currency Code': z.literal(to),
      '4. To_Currency Name': name,
      '5. Exchange Rate': decimalText,
      '6. Last Refreshed': name,
      '7. Time Zone': name,
    }),
  })

/** Parses the price of one currency in another; undefined for another pair or an impossible value. */
export function readPair(given: unknown, from: string, to: string, now: Date): { fields: PairFields; asOf: Date } | undefined {
  const fields = answerOf(from, to).safeParse(given).data?.[field]
  if (fields === undefined) return undefined
  const asOf = wallTimeToDate(fields['6. Last Refreshed'], fields['7. Time Zone'])
  return asOf !== undefined && isPlausibleTime(asOf, now) ? { fields, asOf } : undefined
}
