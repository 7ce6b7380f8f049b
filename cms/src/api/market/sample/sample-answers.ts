import {
  baseCurrency,
  sampleSymbol,
  type ExchangeRateAnswer,
  type IntradayAnswer,
  type MetalCode,
  type MetalPrice,
  type MetalsAnswer,
  type Provenance,
  type RatesAnswer,
} from '@artha/contract/market'
import { dayOf, lastSevenDays } from '../last-seven-days'
import type { Pair } from '../pairs'
import { sampleCloses, samplePairRates, samplePrices, sampleRates } from './sample-prices'

/** Returns the provenance of sample data, which has no time. `nextUpdateAt` is set if a source is being asked. */
const provenance = (nextUpdateAt: string | null): Provenance => ({
  source: 'Sample data',
  asOf: null,
  stale: false,
  sample: true,
  nextUpdateAt,
})

const pricesOf = (metal: MetalCode, now: Date): MetalPrice[] =>
  lastSevenDays(now).map((day, at) => ({ day, usdPerTroyOunce: samplePrices[metal][at] ?? 0 }))

export const sampleMetals = (now: Date, nextUpdateAt: string | null): MetalsAnswer => ({
  ...provenance(nextUpdateAt),
  prices: { XAU: pricesOf('XAU', now), XAG: pricesOf('XAG', now), XPT: pricesOf('XPT', now) },
})

export const sampleRatesAnswer = (nextUpdateAt: string | null): RatesAnswer => ({
  ...provenance(nextUpdateAt),
  base: baseCurrency,
  rates: sampleRates,
})

const names = { BTC: 'Bitcoin', ETH: 'Ethereum', EUR: 'Euro', INR: 'Indian Rupee' }

export const samplePair = ({ from, to }: Pair, now: Date, nextUpdateAt: string | null): ExchangeRateAnswer => ({
  ...provenance(nextUpdateAt),
  'Realtime Currency Exchange Rate': {
    '1. From_Currency Code': from,
    '2. From_Currency Name': names[from],
    '3. To_Currency Code': to,
    '4. To_Currency Name': names[to],
    '5. Exchange Rate': samplePairRates[from],
    '6. Last Refreshed': `${dayOf(now)} 00:00:00`,
    '7. Time Zone': 'UTC',
  },
})

const firstSpanMinutes = 9 * 60 + 30

/** Returns the end of a five-minute span on a day, in the format of the documented series. */
function spanAt(day: string, at: number): string {
  const minutes = firstSpanMinutes + at * 5
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${day} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00`
}

function sampleCandle(close: number, at: number) {
  const open = sampleCloses[at - 1] ?? close
  return {
    '1. open': open.toFixed(2),
    '2. high': Math.max(open, close).toFixed(2),
    '3. low': Math.min(open, close).toFixed(2),
    '4. close': close.toFixed(2),
    '5. volume': '1000',
  }
}

/** Returns a series of no real security, newest first as the documented one is. */
export function sampleIntraday(now: Date, nextUpdateAt: string | null): IntradayAnswer {
  const day = lastSevenDays(now)[5] ?? dayOf(now)
  const series = sampleCloses.map((close, at) => [spanAt(day, at), sampleCandle(close, at)] as const)
  return {
    ...provenance(nextUpdateAt),
    'Meta Data': {
      '2. Symbol': sampleSymbol,
      '3. Last Refreshed': spanAt(day, sampleCloses.length - 1),
      '4. Interval': '5min',
      '6. Time Zone': 'UTC',
    },
    'Time Series (5min)': Object.fromEntries(series.reverse()),
  }
}
