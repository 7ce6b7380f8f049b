import { describe, expect, it } from 'vitest'
import { readSeries } from './read-series'

const now = new Date('2026-11-21T12:00:00Z')
const meta = { '2. Symbol': 'ARTHA-X', '3. Last Refreshed': '2026-11-20 16:00:00', '4. Interval': '5min', '6. Time Zone': 'US/Eastern' }
const candle = { '1. open': '10.00', '2. high': '12.00', '3. low': '9.00', '4. close': '11.00', '5. volume': '1200' }
const answer = (spans: Record<string, unknown>, changed: Record<string, string> = {}) => ({
  'Meta Data': { '1. Information': 'Intraday', ...meta, ...changed },
  'Time Series (5min)': spans,
})
const timesOf = (given: unknown) => Object.keys(readSeries(given, 'ARTHA-X', now)?.fields['Time Series (5min)'] ?? {})

describe('the answer about a series', () => {
  it('is read with its time, newest first', () => {
    const given = answer({ '2026-11-20 15:55:00': candle, '2026-11-20 16:00:00': candle })
    expect(readSeries(given, 'ARTHA-X', now)).toEqual({
      fields: { 'Meta Data': meta, 'Time Series (5min)': { '2026-11-20 16:00:00': candle, '2026-11-20 15:55:00': candle } },
      asOf: new Date('2026-11-20T21:00:00Z'),
    })
    expect(timesOf(given)).toEqual(['2026-11-20 16:00:00', '2026-11-20 15:55:00'])
  })

  it('is read up to a hundred spans', () => {
    const spans = Object.fromEntries(
      Array.from({ length: 150 }, (_, at) => [
        `2026-11-20 ${String(9 + Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}:00`,
        candle,
      ]),
    )
    expect(timesOf(answer(spans))).toHaveLength(100)
    expect(timesOf(answer(spans))[0]).toBe('2026-11-20 11:29:00')
  })

  it.each<[string, Record<string, unknown>]>([
    ['a time after the last', { '2026-11-20 16:05:00': candle }],
    ['a time that is none', { '2026-11-31 16:00:00': candle }],
    ['a price of nothing', { '2026-11-20 15:55:00': { ...candle, '3. low': '0' } }],
    ['a price that is no number', { '2026-11-20 15:55:00': { ...candle, '4. close': 'n/a' } }],
    ['an absurd price', { '2026-11-20 15:55:00': { ...candle, '2. high': '1000000000000' } }],
    ['a close above its high', { '2026-11-20 15:55:00': { ...candle, '4. close': '13.00' } }],
    ['a negative volume', { '2026-11-20 15:55:00': { ...candle, '5. volume': '-1' } }],
    ['nothing', { '2026-11-20 15:55:00': null }],
  ])('is read without a span of %s', (_what, span) => {
    expect(timesOf(answer({ '2026-11-20 16:00:00': candle, ...span }))).toEqual(['2026-11-20 16:00:00'])
    expect(readSeries(answer(span), 'ARTHA-X', now)).toBeUndefined()
  })

  it.each<[string, Record<string, string>]>([
    ['another security', { '2. Symbol': 'ARTHA-Y' }],
    ['other spans', { '4. Interval': '15min' }],
    ['a time of the future', { '3. Last Refreshed': '2026-11-21 08:00:00' }],
    ['an unknown time zone', { '6. Time Zone': 'Here' }],
  ])('of %s is not believed', (_what, changed) => {
    expect(readSeries(answer({ '2026-11-20 15:55:00': candle }, changed), 'ARTHA-X', now)).toBeUndefined()
  })

  it.each([[undefined], [{}], [{ 'Error Message': 'Invalid API call' }], [{ 'Meta Data': meta }], [answer({})]])('%j is none', (given) => {
    expect(readSeries(given, 'ARTHA-X', now)).toBeUndefined()
  })
})
