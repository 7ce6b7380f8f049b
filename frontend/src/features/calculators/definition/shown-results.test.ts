import fc from 'fast-check'
import { expect, it } from 'vitest'
import { roundTo, shiftDecimals } from '../../../lib/rounding.ts'
import { addedUp } from './shown-results.ts'

const amount = fc.double({ min: 0, max: 1e8, noNaN: true })
const units = (value: number, decimals: number) => Math.round(shiftDecimals(value, decimals))

it('rounds a whole and lets its parts, what is taken off and what was entered add up to it', () => {
  fc.assert(
    fc.property(amount, amount, amount, fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(0, 2), (one, two, less, paise, decimals) => {
      const entered = paise / 100
      const results = { whole: one + two - less + entered, one, two, less, other: 1.2345 }
      const shown = addedUp(results, decimals, { whole: 'whole', parts: ['one', 'two', '-less', entered] })
      expect(shown.whole).toBe(roundTo(results.whole, decimals))
      expect(
        units(shown.one, decimals) + units(shown.two, decimals) - units(shown.less, decimals) + units(roundTo(entered, decimals), decimals),
      ).toBe(units(shown.whole, decimals))
      for (const id of ['one', 'two', 'less'] as const) expect(Math.abs(shown[id] - results[id])).toBeLessThanOrEqual(2 * 10 ** -decimals)
      expect(shown.other).toBe(1.2345)
    }),
  )
})

it('leaves a sum of which a result is absent as it is', () => {
  const results: { whole: number; one: number; two: number | undefined } = { whole: 3.333, one: 1.111, two: undefined }
  expect(addedUp(results, 2, { whole: 'whole', parts: ['one', 'two'] })).toEqual(results)
})
