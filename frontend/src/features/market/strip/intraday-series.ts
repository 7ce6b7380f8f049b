import type { IntradayAnswer } from '@artha/contract/market'

/** The closing price of a five-minute interval; `at` is in milliseconds in the exchange's time zone, read as UTC. */
export interface Close {
  at: number
  price: number
}

/** Returns a day's closing prices, oldest first. Invalid entries are dropped. */
export const closesOf = (series: IntradayAnswer['Time Series (5min)']): Close[] =>
  Object.entries(series)
    .map(([time, candle]) => ({ at: Date.parse(`${time.replace(' ', 'T')}Z`), price: Number(candle['4. close']) }))
    .filter(({ at, price }) => Number.isFinite(at) && Number.isFinite(price))
    .sort((one, other) => one.at - other.at)

/** Returns the day's lowest low and highest high, because closing prices lie between them; undefined without entries. */
export function rangeOf(series: IntradayAnswer['Time Series (5min)']): { lowest: number; highest: number } | undefined {
  const candles = Object.values(series)
  if (candles.length === 0) return undefined
  return {
    lowest: Math.min(...candles.map((candle) => Number(candle['3. low']))),
    highest: Math.max(...candles.map((candle) => Number(candle['2. high']))),
  }
}

/** Returns the time in the exchange's time zone: "09:15". */
export const clockOf = ({ at }: Close) => new Date(at).toISOString().slice(11, 16)

interface Size {
  width: number
  height: number
}

const twoDecimals = (value: number) => String(Math.round(value * 100) / 100)

/**
 * Returns the closing prices as points of an SVG polyline: x is time to scale, y goes from the lowest to the highest price, in the middle if all are
 * equal. "" if there are fewer than two.
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

/** Returns the change from the first close to the last in percent; undefined if there are fewer than two or the first is zero. */
export function changeOfDay(closes: readonly Close[]) {
  const [first, last] = [closes[0], closes.at(-1)]
  if (first === undefined || last === undefined || first === last || first.price === 0) return undefined
  return ((last.price - first.price) / first.price) * 100
}
