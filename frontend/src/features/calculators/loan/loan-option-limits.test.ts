import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearestAllowed } from '../inputs/input-limits.ts'
import { loanKinds, loanLimits } from './loan-limits.ts'
import { changedRateLimits, instalmentLimits, monthlyFeesLimits, prepaymentLimits, upfrontFeesLimits } from './loan-option-limits.ts'
import { prepaymentKinds } from './repayment-course.ts'

const terms = fc.constantFrom(...loanKinds).chain((kind) => {
  const { principal, annualRate, years } = loanLimits[kind]
  return fc.record({
    principal: fc.integer({ min: principal.min, max: principal.max }),
    annualRatePercent: fc.integer({ min: annualRate.min * 100, max: annualRate.max * 100 }).map((hundredths) => hundredths / 100),
    tenureMonths: fc.integer({ min: years.min * 12, max: years.max * 12 }),
  })
})

it('each starts at a value that it takes, whatever the loan', () => {
  fc.assert(
    fc.property(terms, (each) => {
      const all = [
        ...prepaymentKinds.map((kind) => prepaymentLimits(each, kind)),
        instalmentLimits(each),
        changedRateLimits(each),
        upfrontFeesLimits(each),
        monthlyFeesLimits(each),
      ]
      for (const limits of all) {
        expect(limits.max).toBeGreaterThanOrEqual(limits.min)
        expect(nearestAllowed(limits, limits.initial)).toBe(limits.initial)
      }
      expect(upfrontFeesLimits(each).max).toBeLessThan(each.principal)
    }),
    { numRuns: 500 },
  )
})

it('a home loan of 15 lakh may prepay all of it once, half a year, a tenth a month', () => {
  const home = { principal: 1_500_000, annualRatePercent: 6.5, tenureMonths: 180 }
  expect(prepaymentKinds.map((kind) => prepaymentLimits(home, kind).max)).toEqual([1_500_000, 150_000, 750_000])
  expect(prepaymentKinds.map((kind) => prepaymentLimits(home, kind).initial)).toEqual([150_000, 1_000, 13_000])
})
