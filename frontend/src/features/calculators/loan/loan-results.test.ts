import { PMT } from '@formulajs/formulajs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { monthText } from '../../../lib/calendar-month.ts'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { loanResults, loanInWords, loanWorkings, maturityMonth, type LoanTerms } from './loan-results.ts'

const resultsOf = (terms: LoanTerms) => loanResults(terms) ?? expect.fail('no results')

const terms = fc.record({
  principal: fc.integer({ min: 10_000, max: 10_000_000 }),
  annualRatePercent: fc.integer({ min: 100, max: 2_000 }).map((hundredths) => hundredths / 100),
  tenureMonths: fc.integer({ min: 12, max: 360 }),
})

it('is what an independent PMT gives, and its totals follow from it', () => {
  fc.assert(
    fc.property(terms, (each) => {
      const { emi, totalPayment, totalInterest } = resultsOf(each)
      expect(emi).toBeCloseTo(-Number(PMT(each.annualRatePercent / 1200, each.tenureMonths, each.principal, 0, 0)), 6)
      expect(totalPayment).toBeCloseTo(emi * each.tenureMonths, 6)
      expect(totalInterest).toBeCloseTo(totalPayment - each.principal, 6)
      expect(emi).toBeGreaterThan(each.principal / each.tenureMonths)
    }),
    propertyRuns(1_000),
  )
})

it('costs more interest at a higher rate and over a longer time, and in proportion to the principal', () => {
  fc.assert(
    fc.property(terms, (each) => {
      const { emi, totalInterest } = resultsOf(each)
      const dearer = resultsOf({ ...each, annualRatePercent: each.annualRatePercent + 0.01 })
      const longer = resultsOf({ ...each, tenureMonths: each.tenureMonths + 1 })
      expect(dearer.emi).toBeGreaterThan(emi)
      expect(dearer.totalInterest).toBeGreaterThan(totalInterest)
      expect(longer.emi).toBeLessThan(emi)
      expect(longer.totalInterest).toBeGreaterThan(totalInterest)
      expect(resultsOf({ ...each, principal: each.principal * 2 }).emi).toBeCloseTo(emi * 2, 6)
    }),
    propertyRuns(500),
  )
})

it.each([0, -1, NaN, Infinity, -Infinity])('gives nothing where an input is %d', (bad) => {
  const good: LoanTerms = { principal: 150_000, annualRatePercent: 5, tenureMonths: 120 }
  for (const key of ['principal', 'tenureMonths', ...(bad === 0 ? [] : ['annualRatePercent' as const])] as const) {
    expect(loanResults({ ...good, [key]: bad })).toBeUndefined()
    expect(loanInWords({ ...good, [key]: bad })).toBeUndefined()
  }
})

it('repays in equal parts where there is no interest', () => {
  expect(loanResults({ principal: 150_000, annualRatePercent: 0, tenureMonths: 120 })).toEqual({
    emi: 1_250,
    totalPayment: 150_000,
    totalInterest: 0,
  })
  expect(loanResults({ principal: 100, annualRatePercent: 0, tenureMonths: 3 })?.totalPayment).toBe(100)
})

it('never gives what is no number', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.double(), (principal, annualRatePercent, tenureMonths) => {
      const hostile = { principal, annualRatePercent, tenureMonths }
      for (const results of [loanResults(hostile), loanInWords(hostile), loanWorkings(hostile)]) {
        expect(Object.values(results ?? {}).every(Number.isFinite)).toBe(true)
      }
    }),
    propertyRuns(5_000),
  )
})

it('says what the page fills into sentence and formula', () => {
  const each = { principal: 150_000, annualRatePercent: 5, tenureMonths: 120 }
  expect(loanInWords(each)?.interestPerHundredBorrowed).toBeCloseTo(27.28, 2)
  expect(loanInWords(each)?.interestSharePercent).toBeCloseTo(21.43, 2)
  expect(loanWorkings(each)?.monthlyRate).toBeCloseTo(0.0041666667, 10)
  expect(loanWorkings(each)?.growthFactor).toBeCloseTo(1.647009, 6)
})

it('matures in the month of its last instalment', () => {
  expect(monthText(maturityMonth({ year: 2025, month: 11 }, 120))).toBe('Nov 2035')
})
