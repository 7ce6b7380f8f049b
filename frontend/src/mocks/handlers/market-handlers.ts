import type { RequestHandler } from 'msw'
import type { Provenance } from '@artha/contract/market'
import { exchangeRateBuilder, intradayBuilder, metalsBuilder, ratesBuilder } from '../data/market-builder.ts'
import { mockEndpoint } from './mock-endpoint.ts'

const hourMs = 3_600_000
const at = (ms: number) => new Date(ms).toISOString()

const closes = Array.from({ length: 60 }, (_, index) => 180 + 6 * Math.sin(index / 9) + 2 * Math.sin(index / 2.3))

const handlersAt = (times: () => Partial<Provenance>): RequestHandler[] => [
  mockEndpoint('readMetals', () => metalsBuilder(times())),
  mockEndpoint('readRates', () => ratesBuilder(times())),
  mockEndpoint('readBitcoinInEuros', () => exchangeRateBuilder('BTC', 'EUR', '58432.1234', times())),
  mockEndpoint('readEtherInRupees', () => exchangeRateBuilder('ETH', 'INR', '264815.5', times())),
  mockEndpoint('readIntraday', () => intradayBuilder(closes, times())),
]

/** Prices that were updated ten minutes ago, with the next update in fifty minutes. */
export const marketHandlers = handlersAt(() => ({ asOf: at(Date.now() - hourMs / 6), nextUpdateAt: at(Date.now() + (hourMs * 5) / 6) }))

/** Prices last updated about two days ago: the price service does not answer, and the old prices are served. */
export const stalePriceHandlers = () =>
  handlersAt(() => ({ stale: true, asOf: at(Date.now() - 50 * hourMs), nextUpdateAt: at(Date.now() + hourMs / 6) }))
