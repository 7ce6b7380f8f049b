import type { IntradayAnswer } from '@artha/contract/market'
import * as z from 'zod'
import { decimalText } from './price-number'
import { isPlausibleTime, isWallTime, wallTimeToDate } from './source-time'

export type SeriesFields = Pick<IntradayAnswer, 'Meta Data' | 'Time Series (5min)'>

/** A trading day has fewer spans; the documented short answer has this many. */
const mostSpans = 100

const answerOf = (symbol: string) =>
  z.object({
    'Meta Data': z.object({
      '2. Symbol': z.literal(symbol),
      '3. Last Refreshed': z.string().max(60),
      '4. Interval': z.literal('5min'),
      '6. Time Zone': z.string().max(60),
    }),
    'Time Series (5min)': z.record(z.string(), z.unknown()),
  })

const candle = z
  .object({
    '1. open': decimalText,
    '2. high': decimalText,
    '3. low': decimalText,
    '4. close': decimalText,
    '5. volume': z.string().regex(/^\d{1,18}$/),
  })
  .refine((span) => {
    const low = Number(span['3. low'])
    const high = Number(span['2. high'])
    return [span['1. open'], span['4. close']].every((price) => low <= Number(price) && Number(price) <= high)
  })

/**
 * Parses the newest spans of a security, newest first. Impossible spans and spans after the series' own time are left out; undefined for another
 * security or if none is left.
 */
export function readSeries(given: unknown, symbol: string, now: Date): { fields: SeriesFields; asOf: Date } | undefined {
  const { data } = answerOf(symbol).safeParse(given)
  if (data === undefined) return undefined
  const meta = data['Meta Data']
  const asOf = wallTimeToDate(meta['3. Last Refreshed'], meta['6. Time Zone'])
  if (asOf === undefined || !isPlausibleTime(asOf, now)) return undefined
  const spans = Object.entries(data['Time Series (5min)']).flatMap(([time, span]) => {
    const read = candle.safeParse(span)
    return isWallTime(time) && time <= meta['3. Last Refreshed'] && read.success ? [[time, read.data] as const] : []
  })
  if (spans.length === 0) return undefined
  const newest = spans.sort(([one], [other]) => (one < other ? 1 : -1)).slice(0, mostSpans)
  return { fields: { 'Meta Data': meta, 'Time Series (5min)': Object.fromEntries(newest) }, asOf }
}
