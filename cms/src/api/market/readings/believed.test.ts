import { exchangeRateAnswer, intradayAnswer, metalsAnswer, ratesAnswer } from '@artha/contract/market'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { readMetalDay } from './read-metal-day'
import { readPair } from './read-pair'
import { readRates } from './read-rates'
import { readSeries } from './read-series'

const now = new Date('2026-11-21T12:00:00Z')
const provenance = { source: 'x', asOf: now.toISOString(), stale: false, sample: false, nextUpdateAt: null }
const fits = (schema: Parameters<typeof safeParse>[0], answer: unknown) => expect(safeParse(schema, answer).error).toBeUndefined()

const figure = fc.oneof(fc.double(), fc.integer(), fc.jsonValue(), fc.constantFrom(0, 1e12, -1, 1e-300, '1', 'NaN', null))
const decimal = fc.oneof(
  fc.double().map(String),
  fc.integer({ min: -5, max: 1e9 }).map(String),
  fc.jsonValue(),
  fc.constantFrom('1e5', '007.50', '0', ''),
)
const anyOr = (right: fc.Arbitrary<unknown>) => fc.oneof({ weight: 1, arbitrary: fc.jsonValue() }, { weight: 5, arbitrary: right })

// Whatever a source sends, an accepted answer must fit the contract, or the response to the reader would fail.
describe('what is read of any answer fits the contract', () => {
  it('about metals', () => {
    const rates = fc.record({ USDXAU: figure, USDXAG: figure, USDXPT: figure }, { requiredKeys: [] })
    fc.assert(
      fc.property(anyOr(fc.record({ rates })), (given) => {
        const prices = readMetalDay(given, '2026-11-21', now)?.prices ?? {}
        const shown = (metal: 'XAU' | 'XAG' | 'XPT') => (prices[metal] === undefined ? [] : [{ day: '2026-11-21', usdPerTroyOunce: prices[metal] }])
        fits(metalsAnswer, { ...provenance, prices: { XAU: shown('XAU'), XAG: shown('XAG'), XPT: shown('XPT') } })
      }),
    )
  })

  it('about rates', () => {
    const codes = fc.oneof(fc.constantFrom('INR', 'EUR', 'USD', '__proto__', 'constructor'), fc.string())
    fc.assert(
      fc.property(anyOr(fc.record({ conversion_rates: fc.dictionary(codes, figure) })), (given) => {
        const answer = readRates(given, now)
        if (answer !== undefined) fits(ratesAnswer, { ...provenance, base: 'USD', rates: answer.rates })
      }),
    )
  })

  it('about a pair', () => {
    const fields = fc.record({
      '1. From_Currency Code': fc.constant('BTC'),
      '2. From_Currency Name': fc.string(),
      '3. To_Currency Code': fc.constant('EUR'),
      '4. To_Currency Name': fc.string(),
      '5. Exchange Rate': decimal,
      '6. Last Refreshed': fc.constant('2026-11-21 11:00:00'),
      '7. Time Zone': fc.constantFrom('UTC', 'x'),
    })
    fc.assert(
      fc.property(anyOr(fields.map((field) => ({ 'Realtime Currency Exchange Rate': field }))), (given) => {
        const answer = readPair(given, 'BTC', 'EUR', now)
        if (answer !== undefined) fits(exchangeRateAnswer, { ...provenance, 'Realtime Currency Exchange Rate': answer.fields })
      }),
    )
  })

  it('about a series', () => {
    const candle = fc.record({ '1. open': decimal, '2. high': decimal, '3. low': decimal, '4. close': decimal, '5. volume': decimal })
    const times = fc.oneof(fc.constantFrom('2026-11-20 15:00:00', '2026-11-20 15:05:00', '2026-02-30 10:00:00'), fc.string())
    const meta = { '2. Symbol': 'ARTHA-X', '3. Last Refreshed': '2026-11-20 16:00:00', '4. Interval': '5min', '6. Time Zone': 'UTC' }
    const whole = fc.dictionary(times, candle).map((spans) => ({ 'Meta Data': meta, 'Time Series (5min)': spans }))
    fc.assert(
      fc.property(anyOr(whole), (given) => {
        const answer = readSeries(given, 'ARTHA-X', now)
        if (answer !== undefined) fits(intradayAnswer, { ...provenance, ...answer.fields })
      }),
    )
  })
})
