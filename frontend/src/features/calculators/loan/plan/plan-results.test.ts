import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../arithmetic/property-runs.ts'
import { loanResults, type LoanTerms } from '../loan-results.ts'
import { plainLoan, type LoanPlan } from './loan-plan.ts'
import { planOutcome } from './plan-results.ts'

const home: LoanTerms = { principal: 5_000_000, annualRatePercent: 8.5, tenureMonths: 240 }
const resultsOf = (plan: LoanPlan) => {
  const outcome = planOutcome(plan)
  return outcome.kind === 'planned' ? outcome.results : expect.fail(outcome.kind)
}
const planned = (part: Partial<LoanPlan>, terms = home) => resultsOf({ ...plainLoan(terms), ...part })
const once = (amount: number, from = 12, effect: 'time' | 'emi' = 'time') => ({ partPayments: [{ kind: 'once' as const, from, amount, effect }] })

describe('one lakh after the twelfth of 240 instalments of 50 lakh at 8.5%', () => {
  it('saves eleven instalments and ₹3,82,265 of interest', () => {
    const { monthsSaved, interestSaved, plannedMonths, plannedEmi } = planned(once(100_000))
    expect([monthsSaved, plannedMonths, Math.round(interestSaved)]).toEqual([11, 229, 382_265])
    expect(plannedEmi).toBeCloseTo(loanResults(home)?.emi ?? 0, 6)
  })

  it('lowers the instalment instead where the end is to stay', () => {
    const results = planned(once(100_000, 12, 'emi'))
    expect(results.plannedMonths).toBe(240)
    // The balance is then 48,00,488.54: PMT(8.5%/12, 228, 4900488.54 - 100000)
    expect(results.plannedEmi).toBeCloseTo(42_505.716, 3)
    expect(results.interestSaved).toBeGreaterThan(0)
  })

  it('costs a charge with its tax', () => {
    const results = planned({ ...once(100_000), chargePercent: 2, chargeGstPercent: 18 })
    expect(results.charges).toBeCloseTo(2_360, 6)
    expect(results.netSaving).toBeCloseTo(results.interestSaved - 2_360, 6)
  })
})

it('without anything planned it is the loan', () => {
  const results = planned({})
  expect(results).toMatchObject({ plannedMonths: 240, monthsSaved: 0, charges: 0, apr: 8.5 })
  expect(results.interestSaved).toBeCloseTo(0, 4)
  expect(results.lastInstalment).toBeCloseTo(results.plannedEmi, 4)
})

it('a rate that falls lowers the instalment, or ends the loan sooner', () => {
  const lower = planned({ rateSteps: [{ from: 13, annualRatePercent: 7.5, effect: 'emi' }] })
  expect(lower.plannedMonths).toBe(240)
  expect(lower.plannedEmi).toBeLessThan(loanResults(home)?.emi ?? 0)
  const sooner = planned({ rateSteps: [{ from: 13, annualRatePercent: 7.5, effect: 'time' }] })
  expect(sooner.plannedMonths).toBeLessThan(240)
  expect(sooner.plannedEmi).toBeCloseTo(loanResults(home)?.emi ?? 0, 6)
})

it('keeps the time that was saved when the rate changes afterwards', () => {
  const results = planned({ ...once(1_000_000), rateSteps: [{ from: 25, annualRatePercent: 9, effect: 'emi' }] })
  expect(results.plannedMonths).toBe(planned(once(1_000_000)).plannedMonths)
})

it('says from where on a loan is never repaid', () => {
  expect(planOutcome({ ...plainLoan(home), rateSteps: [{ from: 13, annualRatePercent: 20, effect: 'time' }] })).toEqual({
    kind: 'never-repaid',
    at: 13,
  })
})

it('closes the loan whole', () => {
  const results = planned(once(Infinity, 36))
  expect(results).toMatchObject({ plannedMonths: 36, monthsSaved: 204 })
})

it('rounds the instalment up to the rupee as banks do, and adjusts the last one', () => {
  const results = planned({ rounding: 'rupee' }, { principal: 150_000, annualRatePercent: 5, tenureMonths: 120 })
  expect(results.plannedEmi).toBe(1_591)
  expect(results.plannedMonths).toBe(120)
  expect(results.lastInstalment).toBeLessThan(1_591)
  expect(planned({ rounding: 'rupee' }, { principal: 120_000, annualRatePercent: 0, tenureMonths: 12 }).plannedEmi).toBe(10_000)
})

it('asks less of who pays in advance, and more after a moratorium', () => {
  const emi = loanResults(home)?.emi ?? 0
  expect(planned({ mode: 'advance' }).plannedEmi).toBeCloseTo(emi / (1 + 0.085 / 12), 6)
  expect(planned({ mode: 'advance' }).plannedMonths).toBe(240)
  const later = planned({ moratoriumMonths: 6 })
  expect(later.plannedEmi).toBeCloseTo(emi * (1 + 0.085 / 12) ** 6, 6)
  expect(later.plannedMonths).toBe(246)
})

it.each([
  // From RATE(12, -PMT, 98000) × 12 in a spreadsheet, for one lakh over a year at 12%
  [{ principal: 100_000, annualRatePercent: 12, tenureMonths: 12 }, 2_000, 15.854523],
  [home, 10_000, 8.527466],
])('%j with fees of %d has an annual percentage rate of %d', (terms, fees, apr) => {
  expect(planned({ fees }, terms).apr).toBeCloseTo(apr, 5)
})

const terms = fc.record({
  principal: fc.integer({ min: 10_000, max: 500_000_000 }),
  annualRatePercent: fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100),
  tenureMonths: fc.integer({ min: 1, max: 480 }),
})
const effect = fc.constantFrom('time' as const, 'emi' as const)
const partPayment = fc.record({
  kind: fc.constantFrom('once' as const, 'monthly' as const, 'yearly' as const),
  from: fc.integer({ min: 1, max: 480 }),
  amount: fc.integer({ min: 1, max: 10_000_000 }),
  effect,
})

it('repays exactly what was borrowed, whatever is paid on top, and never costs more interest for it', () => {
  fc.assert(
    fc.property(terms, fc.array(partPayment, { maxLength: 4 }), (each, partPayments) => {
      const outcome = planOutcome({ ...plainLoan(each), partPayments })
      if (outcome.kind !== 'planned') return expect.fail(outcome.kind)
      const { months, results } = outcome
      const repaid = months.reduce((sum, { principal, prepayment }) => sum + principal + prepayment, 0)
      expect(Math.abs(repaid - each.principal)).toBeLessThan(Math.max(0.01, each.principal * 1e-9))
      expect(months.at(-1)?.balance).toBe(0)
      expect(results.interestSaved).toBeGreaterThanOrEqual(-each.principal * 1e-8)
      expect(results.plannedMonths).toBeLessThanOrEqual(each.tenureMonths)
    }),
    propertyRuns(300),
  )
})
