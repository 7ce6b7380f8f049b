import {
  baseCurrency,
  sampleSymbol,
  type ExchangeRateAnswer,
  type IntradayAnswer,
  type MetalPrice,
  type MetalsAnswer,
  type Provenance,
  type RatesAnswer,
} from '@artha/contract/market'

/** From a source that answered on 20 Nov 2026 at 14:05 IST and has no next update. */
export const provenanceBuilder = (provenance: Partial<Provenance> = {}): Provenance => ({
  source: 'Mock exchange',
  asOf: '2026-11-20T08:35:00.000Z',
  stale: false,
  sample: false,
  nextUpdateAt: null,
  ...provenance,
})

/** Returns one price per day up to 20 Nov 2026; null skips a day. */
export const daysBuilder = (prices: readonly (number | null)[]): MetalPrice[] =>
  prices.flatMap((usdPerTroyOunce, index) => {
    const day = `2026-11-${21 - prices.length + index}`
    return usdPerTroyOunce === null ? [] : [{ day, usdPerTroyOunce }]
  })

export const metalsBuilder = (answer: Partial<MetalsAnswer> = {}): MetalsAnswer => ({
  ...provenanceBuilder(),
  prices: {
    XAU: daysBuilder([2_390, 2_402.5, 2_398, null, 2_411, 2_418.75, 2_400]),
    XAG: daysBuilder([28.9, 29.15, 29.4, null, 29.1, 28.7, 28.5]),
    XPT: daysBuilder([962, 958.5, 960, null, 971, 969.5, 980]),
  },
  ...answer,
})

export const ratesBuilder = (answer: Partial<RatesAnswer> = {}): RatesAnswer => ({
  ...provenanceBuilder(),
  base: baseCurrency,
  rates: { AED: 3.6725, AUD: 1.52, EUR: 0.8, GBP: 0.75, INR: 84, JPY: 150, KWD: 0.3, SGD: 1.34, USD: 1, ZAR: 18.1 },
  ...answer,
})

export const exchangeRateBuilder = (from: string, to: string, rate: string, provenance: Partial<Provenance> = {}): ExchangeRateAnswer => ({
  ...provenanceBuilder(provenance),
  'Realtime Currency Exchange Rate': {
    '1. From_Currency Code': from,
    '2. From_Currency Name': from,
    '3. To_Currency Code': to,
    '4. To_Currency Name': to,
    '5. Exchange Rate': rate,
    '6. Last Refreshed': '2026-11-20 08:35:00',
    '7. Time Zone': 'UTC',
  },
})

const candleOf = (close: number) => ({ '1. open': '180', '2. high': '190', '3. low': '170', '4. close': close.toFixed(2), '5. volume': '1000' })

/** Returns closing prices five minutes apart, from 09:15. */
export const intradayBuilder = (closes: readonly number[], answer: Partial<IntradayAnswer> = {}): IntradayAnswer => ({
  ...provenanceBuilder(),
  'Meta Data': { '2. Symbol': sampleSymbol, '3. Last Refreshed': '2026-11-20 14:05:00', '4. Interval': '5min', '6. Time Zone': 'Asia/Kolkata' },
  'Time Series (5min)': Object.fromEntries(closes.map((close, index) => [timeOf(index), candleOf(close)])),
  ...answer,
})

const firstClose = Date.parse('2026-11-20T09:15:00Z')
const spanMs = 300_000
const timeOf = (index: number) => new Date(firstClose + index * spanMs).toISOString().slice(0, 19).replace('T', ' ')
