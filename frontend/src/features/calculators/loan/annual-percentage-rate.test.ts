import { IRR } from '@formulajs/formulajs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { annualPercentageRate, ratePerPeriod } from './annual-percentage-rate.ts'
import { loanResults } from './loan-results.ts'

const terms = {
  principal: fc.integer({ min: 10_000, max: 10_000_000 }),
  annualRatePercent: fc.integer({ min: 100, max: 2_000 }).map((hundredths) => hundredths / 100),
  tenureMonths: fc.integer({ min: 12, max: 360 }),
}

it('is the nominal rate without fees and above it with any', () => {
  fc.assert(
    fc.property(fc.record(terms), fc.integer({ min: 1, max: 50 }), (each, percent) => {
      expect(annualPercentageRate({ ...each, upfrontFees: 0, monthlyFees: 0 })).toBe(each.annualRatePercent)
      const upfrontFees = (each.principal * percent) / 100
      const rate = annualPercentageRate({ ...each, upfrontFees, monthlyFees: 0 }) ?? NaN
      expect(rate).toBeGreaterThan(each.annualRatePercent)
      expect(annualPercentageRate({ ...each, upfrontFees: upfrontFees + 100, monthlyFees: 0 })).toBeGreaterThan(rate)
      expect(annualPercentageRate({ ...each, upfrontFees, monthlyFees: 10 })).toBeGreaterThan(rate)
    }),
    propertyRuns(300),
  )
})

it('is twelve times the independent IRR of the cash flows', () => {
  fc.assert(
    fc.property(
      fc.record({ ...terms, tenureMonths: fc.integer({ min: 12, max: 84 }) }),
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 0, max: 100 }),
      (each, percent, monthlyFees) => {
        const upfrontFees = (each.principal * percent) / 100
        const { emi } = loanResults(each) ?? expect.fail('no results')
        const flows = [upfrontFees - each.principal, ...Array.from({ length: each.tenureMonths }, () => emi + monthlyFees)]
        const theirs = IRR(flows, 0.01)
        fc.pre(typeof theirs === 'number')
        expect(annualPercentageRate({ ...each, upfrontFees, monthlyFees })).toBeCloseTo(theirs * 1200, 5)
      },
    ),
    propertyRuns(100),
  )
})

it('finds the rate of level payments', () => {
  expect(ratePerPeriod(19_600, 969.73, 24)).toBeCloseTo(0.0142252, 7)
  expect(ratePerPeriod(1_200, 100, 12)).toBeCloseTo(0, 12)
  expect(ratePerPeriod(1_201, 100, 12)).toBeUndefined()
  expect(ratePerPeriod(1e-9, 100, 12)).toBeUndefined()
})

it('is nothing where the fees eat up the loan, and never what is no number', () => {
  const loan = { principal: 20_000, annualRatePercent: 15, tenureMonths: 24 }
  expect(annualPercentageRate({ ...loan, upfrontFees: 20_000, monthlyFees: 0 })).toBeUndefined()
  expect(annualPercentageRate({ ...loan, upfrontFees: -1, monthlyFees: 0 })).toBeUndefined()
  fc.assert(
    fc.property(
      fc.double(),
      fc.double(),
      fc.double(),
      fc.double(),
      fc.double(),
      (principal, annualRatePercent, tenureMonths, upfrontFees, monthlyFees) => {
        const rate = annualPercentageRate({ principal, annualRatePercent, tenureMonths, upfrontFees, monthlyFees })
        expect(rate === undefined || Number.isFinite(rate)).toBe(true)
      },
    ),
    propertyRuns(5_000),
  )
})
