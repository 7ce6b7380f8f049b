import { expect, it } from 'vitest'
import { changeOfDay, clockOf, closesOf, rangeOf, sparklinePoints, type Close } from './intraday-series.ts'

const candle = (close: string) => ({ '1. open': '1', '2. high': '1', '3. low': '1', '4. close': close, '5. volume': '0' })
const close = (minutes: number, price: number): Close => ({ at: minutes * 60_000, price })

it('takes the closes in the order of their times, however they came', () => {
  const series = { '2026-11-20 10:05:00': candle('12.5'), '2026-11-20 09:55:00': candle('11'), '2026-11-20 10:00:00': candle('12') }
  const closes = closesOf(series)
  expect(closes.map(({ price }) => price)).toEqual([11, 12, 12.5])
  expect(closes.map(clockOf)).toEqual(['09:55', '10:00', '10:05'])
  expect(closes.map(({ at }) => (at - (closes[0]?.at ?? 0)) / 60_000)).toEqual([0, 5, 10])
})

it('takes the lowest and the highest of the day from the lows and the highs, not from the closes', () => {
  const wide = { ...candle('11'), '2. high': '14', '3. low': '9.5' }
  expect(rangeOf({ '2026-11-20 09:55:00': wide, '2026-11-20 10:00:00': { ...candle('12'), '2. high': '12.5', '3. low': '11' } })).toEqual({
    lowest: 9.5,
    highest: 14,
  })
  expect(rangeOf({})).toBeUndefined()
})

it('leaves out a time that no clock shows', () => {
  expect(closesOf({ '2026-11-20 99:00:00': candle('1') })).toEqual([])
})

const size = { width: 100, height: 20 }

it.each([
  ['true distances of time', [close(0, 1), close(5, 2), close(20, 3)], '0,20 25,10 100,0'],
  ['a level line in the middle', [close(0, 7), close(10, 7)], '0,10 100,10'],
  ['nothing for one close', [close(0, 7)], ''],
  ['nothing for none', [], ''],
])('the sparkline has %s', (_, closes, points) => {
  expect(sparklinePoints(closes, size)).toBe(points)
})

it.each([
  ['a rise', [close(0, 200), close(5, 150), close(10, 210)], 5],
  ['a fall', [close(0, 200), close(10, 150)], -25],
  ['one close', [close(0, 200)], undefined],
  ['from nothing', [close(0, 0), close(5, 1)], undefined],
])('the change of the day: %s', (_, closes, percent) => {
  expect(changeOfDay(closes)).toBe(percent)
})
