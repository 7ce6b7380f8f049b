import { describe, expect, it } from 'vitest'
import { readMetalDay } from './read-metal-day'

const now = new Date('2026-11-21T12:00:00Z')
const seconds = (time: string) => Date.parse(time) / 1_000
const read = (given: unknown, day = '2026-11-21') => readMetalDay(given, day, now)
const rates = { USDXAU: 2400.5, USDXAG: 30, USDXPT: 980, XAU: 0.0004 }
const prices = { XAU: 2400.5, XAG: 30, XPT: 980 }

describe('the answer about a day of metals', () => {
  it.each<[string, unknown, unknown]>([
    ['whole', { success: true, base: 'USD', rates }, prices],
    ['with the documented field alone', { rates }, prices],
    ['without a metal', { rates: { USDXAU: 2400.5 } }, { XAU: 2400.5 }],
    ['with a metal that is null', { rates: { ...rates, USDXAG: null } }, { XAU: 2400.5, XPT: 980 }],
    ['without any', { rates: {} }, {}],
    ['with prices of something else', { rates: { USDXPD: 900 } }, {}],
    ['with a price of nothing', { rates: { ...rates, USDXAU: 0 } }, { XAG: 30, XPT: 980 }],
    ['with a negative price', { rates: { ...rates, USDXAG: -30 } }, { XAU: 2400.5, XPT: 980 }],
    ['with an absurd price', { rates: { ...rates, USDXPT: 1e12 } }, { XAU: 2400.5, XAG: 30 }],
    ['with a price in words', { rates: { ...rates, USDXPT: '980' } }, { XAU: 2400.5, XAG: 30 }],
  ])('%s is read', (_what, given, read_) => {
    expect(read(given)?.prices).toEqual(read_)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'rates'],
    ['a list', [rates]],
    ['no rates', { success: true }],
    ['rates as a list', { rates: [2400] }],
    ['a refusal', { success: false, error: { code: 101 }, rates }],
    ['another base', { base: 'EUR', rates }],
    ['another day', { date: '2026-11-19', rates }],
    ['nothing but absurd prices', { rates: { USDXAU: 0, USDXAG: Number.NaN, USDXPT: Number.POSITIVE_INFINITY } }],
    ['a time of tomorrow', { timestamp: seconds('2026-11-22T00:00:00Z'), rates }],
    ['no time at all', { timestamp: 'now', rates }],
  ])('%s is not believed', (_what, given) => {
    expect(read(given)).toBeUndefined()
  })

  it.each<[string, string, string | undefined]>([
    ['2026-11-21', '2026-11-21T11:30:00Z', '2026-11-21T11:30:00.000Z'],
    ['2026-11-20', '2026-11-20T23:59:59Z', '2026-11-20T23:59:59.000Z'],
    ['2026-11-21', '2026-11-21T23:59:59Z', undefined],
  ])('of %s dated %s holds for %s', (day, dated, asOf) => {
    const answer = read({ timestamp: seconds(dated), rates }, day)
    expect([answer?.prices, answer?.asOf?.toISOString()]).toEqual([prices, asOf])
  })
})
