import fc from 'fast-check'
import { expect, it } from 'vitest'
import { roundTo, shiftDecimals } from './rounding.ts'
import { roundParts } from './round-parts.ts'

const inUnits = (amounts: readonly number[], decimals: number) => amounts.reduce((sum, each) => sum + Math.round(shiftDecimals(each, decimals)), 0)

it.each([
  [[1, 1, 1].map((each) => each / 3), 0, [1, 0, 0]],
  [[33.335, 33.335, 33.33], 2, [33.34, 33.33, 33.33]],
  [[84.7457627, 15.2542373], 2, [84.75, 15.25]],
  [[890.2797, 160.2503], 0, [891, 160]],
  [[63.75, 36.25], 1, [63.8, 36.2]],
  [[-0.4, 0.9], 0, [0, 1]],
  [[0.1, 0.2, 0.3], 2, [0.1, 0.2, 0.3]],
  [[], 2, []],
])('%j to %d decimals are %j', (parts, decimals, shown) => expect(roundParts(parts, decimals)).toEqual(shown))

it('gives the units that are missing to the largest remainders where the whole is given', () => {
  expect(roundParts([1.4, 2.4, 3.1], 0, 7)).toEqual([2, 2, 3])
})

it('adds up to the rounded whole, each part less than a unit from itself', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1e7, max: 1e7, noNaN: true }), { minLength: 1, maxLength: 40 }),
      fc.constantFrom(0, 1, 2),
      (parts, decimals) => {
        const shown = roundParts(parts, decimals)
        const whole = roundTo(
          parts.reduce((sum, part) => sum + part, 0),
          decimals,
        )
        expect(inUnits(shown, decimals)).toBe(Math.round(shiftDecimals(whole, decimals)))
        shown.forEach((each, at) => expect(Math.abs(each - (parts[at] ?? 0))).toBeLessThanOrEqual(10 ** -decimals + 1e-6))
      },
    ),
  )
})

it('keeps parts that need no rounding, and has nothing to add to them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 30 }), (paise) => {
      const parts = paise.map((each) => shiftDecimals(each, -2))
      expect(roundParts(parts, 2).map((each) => each + 0)).toEqual(parts.map((each) => each + 0))
    }),
  )
})
