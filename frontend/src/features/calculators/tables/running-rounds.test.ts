import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inPaise, runningRounds } from './running-rounds.ts'

it('gives parts that add up to the rounded sum, each within a unit of its own rounding', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { maxLength: 360 }),
      fc.constantFrom('paisa' as const, 'rupee' as const),
      (amounts, unit) => {
        const round = runningRounds(unit)
        const parts = amounts.map(round)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(
          inPaise(
            amounts.reduce((sum, each) => sum + each, 0),
            unit,
          ),
        )
        const unitPaise = unit === 'paisa' ? 1 : 100
        parts.forEach((part, index) => expect(Math.abs(part - (amounts[index] ?? 0) * 100)).toBeLessThanOrEqual(unitPaise + 1e-3))
      },
    ),
  )
})

it('is in whole paise', () => {
  expect(inPaise(1.005, 'paisa')).toBe(101)
  expect(inPaise(1.5, 'rupee')).toBe(200)
})
