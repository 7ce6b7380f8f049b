import fc from 'fast-check'
import { expect, it } from 'vitest'
import { yearEnds } from './year-ends.ts'
import { yearTicks } from './value-over-years.tsx'

it.each([
  [12, [0, 12]],
  [30, [0, 12, 24, 30]],
  [1, [0, 1]],
])('years of %d months end at %j', (months, ends) => expect(yearEnds(months)).toEqual(ends))

it.each([
  [1, [0, 1]],
  [5, [0, 1, 2, 3, 4, 5]],
  [10, [0, 2, 4, 6, 8, 10]],
  [15.5, [0, 5, 10, 15]],
  [50, [0, 10, 20, 30, 40, 50]],
])('below %d years stand %j', (years, ticks) => expect(yearTicks(years)).toEqual(ticks))

it('writes few enough years for a phone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600 }), (months) => {
      const ticks = yearTicks(months / 12)
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect(ticks.at(-1)).toBeLessThanOrEqual(months / 12)
    }),
  )
})
