import { describe, expect, it } from 'vitest'
import { readRates } from './read-rates'

const now = new Date('2026-11-21T12:00:00Z')
const good = { USD: 1, INR: 83.5, EUR: 0.92 }

describe('the answer about rates', () => {
  it.each<[string, unknown, Record<string, number>]>([
    ['whole', { result: 'success', base_code: 'USD', conversion_rates: good }, good],
    ['with the documented field alone', { conversion_rates: good }, good],
    ['without the dollar itself', { conversion_rates: { INR: 83.5 } }, { USD: 1, INR: 83.5 }],
    ['with rates that cannot be true', { conversion_rates: { ...good, JPY: 0, GBP: -1, CHF: 1e12, AUD: '1.5', CAD: null } }, good],
    ['with codes that are none', { conversion_rates: { ...good, inr: 83, RUPEE: 83, '': 1, ['__proto__']: 5 } }, good],
  ])('%s is read', (_what, given, rates) => {
    expect(readRates(given, now)?.rates).toEqual(rates)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'rates'],
    ['no rates', { result: 'success' }],
    ['a refusal', { result: 'error', conversion_rates: good }],
    ['another base', { base_code: 'EUR', conversion_rates: good }],
    ['a dollar of another worth', { conversion_rates: { USD: 1.1, INR: 90 } }],
    ['the dollar alone', { conversion_rates: { USD: 1 } }],
    ['nothing but absurd rates', { conversion_rates: { USD: 1, INR: 0, EUR: 1e15 } }],
    ['a time of the future', { time_last_update_unix: now.getTime() / 1_000 + 301, conversion_rates: good }],
    ['a time in milliseconds', { time_last_update_unix: now.getTime(), conversion_rates: good }],
    ['a time before such services', { time_last_update_unix: 1, conversion_rates: good }],
  ])('%s is not believed', (_what, given) => {
    expect(readRates(given, now)).toBeUndefined()
  })

  it('holds for the time that the source gives', () => {
    expect(readRates({ time_last_update_unix: now.getTime() / 1_000 - 60, conversion_rates: good }, now)?.asOf?.toISOString()).toBe(
      '2026-11-21T11:59:00.000Z',
    )
    expect(readRates({ conversion_rates: good }, now)?.asOf).toBeUndefined()
  })
})
