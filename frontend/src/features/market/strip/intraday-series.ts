import type { IntradayAnswer } from '@artha/contract/market'

/** The close of a span of five minutes; `at` in milliseconds by the clock of the exchange. */
export interface Close {
  at: number
  price: number
}

/** The closes of a day, oldest first, by the documented fields. */
export const closesOf = (series: IntradayAnswer['Time Series (5min)']): Close[] =>
  Object.entries(series)
    .map(([time, candle]) => ({ at: Date.parse(`${time.replace(' ', 'T')}Z`), price: Number(candle['4. close']) }))
    .filter(({ at, price }) => Number.isFinite(at) && Number.isFinite(price))
    .sort((one, other) => one.at - other.at)

/** What the day's prices lay between: the lowest low and the highest high; a close lies within its five minutes. */
export function rangeOf(series: IntradayAnswer['Time Series (5min)']): { lowest: number; highest: number } | undefined {
  const candles = Object.values(series)
  if (candles.length === 0) return undefined
  return {
    lowest: Math.min(...candles.map((candle) => Number(candle['3. low']))),
    highest: Math.max(...candles.map((candle) => Number(candle['2. high']))),
  }
}

/** By the clock of the exchange, as in "09:15". */
export const clockOf = ({ at }: Close) => new Date(at).toISOString().slice(11, 16)

interface Size {
  width: number
  height: number
}

const twoDecimals = (value: number) => String(Math.round(value * 100) / 100)

/**
 * The closes as the points of an SVG polyline: time to the right at its true distances, price upwards from the lowest to the
 * highest; level in the middle where all are the same. "" where there are not two.
 */
export function sparklinePoints(closes: readonly Close[], { width, height }: Size) {
  const [first, last] = [closes[0], closes.at(-1)]
  if (first === undefined || last === undefined || first.at === last.at) return ''
  const prices = closes.map(({ price }) => price)
  const lowest = Math.min(...prices)
  const range = Math.max(...prices) - lowest
  const x = (at: number) => ((at - first.at) / (last.at - first.at)) * width
  const y = (price: number) => (range === 0 ? height / 2 : height - ((price - lowest) / range) * height)
  return closes.map(({ at, price }) => `${twoDecimals(x(at))},${twoDecimals(y(price))}`).join(' ')
}

/** By how many percent the last close lies above the first; undefined where there are not two, or the first is zero. */
export function changeOfDay(closes: readonly Close[]) {
  const [first, last] = [closes[0], closes.at(-1)]
  if (first === undefined || last === undefined || first === last || first.price === 0) return undefined
  return ((last.price - first.price) / first.price) * 100
}
