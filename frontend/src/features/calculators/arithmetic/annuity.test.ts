import { FV, PMT, PV } from '@formulajs/formulajs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { futureValue, levelInstalment, presentValue } from './annuity.ts'
import { propertyRuns } from './property-runs.ts'

const rate = fc.double({ min: 1e-4, max: 0.2, noNaN: true })
const periods = fc.integer({ min: 1, max: 600 })
const amount = fc.double({ min: 1, max: 1e7, noNaN: true })

/** Equal except for floating-point error. */
const near = (ours: number, theirs: unknown) => expect(Math.abs(ours - Number(theirs))).toBeLessThanOrEqual(1e-8 * Math.max(1, Math.abs(ours)))

it('agrees with an independent PMT, PV and FV', () => {
  fc.assert(
    fc.property(rate, periods, amount, amount, (each, n, sum, payment) => {
      near(levelInstalment(sum, each, n), PMT(each, n, -sum, 0, 0))
      near(presentValue(payment, each, n), PV(each, n, -payment, 0, 0))
      near(futureValue(sum, payment, each, n), FV(each, n, -payment, -sum, 1))
    }),
    propertyRuns(2_000),
  )
})

it('goes over to plain sums as the rate goes to nothing', () => {
  expect(levelInstalment(1_200, 0, 12)).toBe(100)
  expect(levelInstalment(1_200, 1e-18, 12)).toBeCloseTo(100, 10)
  expect(presentValue(100, 0, 12)).toBe(1_200)
  expect(futureValue(500, 100, 0, 12)).toBe(1_700)
  expect(futureValue(500, 100, 1e-18, 12)).toBeCloseTo(1_700, 10)
})
