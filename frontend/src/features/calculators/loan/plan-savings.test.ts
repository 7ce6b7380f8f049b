import { NPER } from '@formulajs/formulajs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { loanResults } from './loan-results.ts'
import { planSavings } from './plan-savings.ts'
import { repaymentCourse, type Prepayment, type RepaymentPlan } from './repayment-course.ts'
import { repaymentSchedule } from './repayment-schedule.ts'

const home = { principal: 1_500_000, annualRatePercent: 6.5, tenureMonths: 180 }

function savingsOf(plan: RepaymentPlan) {
  const savings = planSavings(plan)
  return savings.kind === 'saved' ? savings : expect.fail(savings.kind)
}

const terms = fc.record({
  principal: fc.integer({ min: 10_000, max: 10_000_000 }),
  annualRatePercent: fc.integer({ min: 100, max: 2_000 }).map((hundredths) => hundredths / 100),
  tenureMonths: fc.integer({ min: 12, max: 360 }),
})

describe('prepaying', () => {
  it('every month takes as long as an independent NPER says', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 50_000 }), (each, amount) => {
        const { emi } = loanResults(each) ?? expect.fail('no results')
        const periods = Number(NPER(each.annualRatePercent / 1200, -(emi + amount), each.principal, 0, 0))
        fc.pre(Math.abs(periods - Math.round(periods)) > 1e-6)
        const { after } = savingsOf({ ...each, prepayment: { kind: 'monthly', amount, firstInstalment: 1 } })
        expect(after.months).toBe(Math.ceil(periods))
      }),
      propertyRuns(300),
    )
  })

  it('once, the whole principal but what an instalment repays, ends the loan at once', () => {
    const { after, monthsSaved } = savingsOf({ ...home, prepayment: { kind: 'once', amount: 1e9, firstInstalment: 1 } })
    expect(after.months).toBe(1)
    expect(monthsSaved).toBe(179)
    expect(after.totalInterest).toBeCloseTo((1_500_000 * 6.5) / 1200, 6)
  })

  it('once is worth what the sum would earn at the rate of the loan', () => {
    const { after } = savingsOf({ ...home, prepayment: { kind: 'once', amount: 100_000, firstInstalment: 12 } })
    const { emi } = loanResults(home) ?? expect.fail('no results')
    const rate = home.annualRatePercent / 1200
    const owedAfterAYear = home.principal * (1 + rate) ** 12 - (emi * ((1 + rate) ** 12 - 1)) / rate - 100_000
    expect(after.months).toBe(12 + Math.ceil(Number(NPER(rate, -emi, owedAfterAYear, 0, 0))))
    expect(after.totalPrepaid).toBe(100_000)
  })

  it('yearly is made with every twelfth instalment from the first on', () => {
    const course = repaymentCourse({ ...home, prepayment: { kind: 'yearly', amount: 50_000, firstInstalment: 6 } })
    const numbers = course.kind === 'repaid' ? course.months.flatMap(({ prepayment }, index) => (prepayment === 50_000 ? [index + 1] : [])) : []
    expect(numbers.slice(0, 3)).toEqual([6, 18, 30])
  })

  it('never costs time or interest, and more of it saves more', () => {
    const prepayments: fc.Arbitrary<Prepayment> = fc.record({
      kind: fc.constantFrom('once' as const, 'monthly' as const, 'yearly' as const),
      amount: fc.integer({ min: 0, max: 500_000 }),
      firstInstalment: fc.integer({ min: 1, max: 400 }),
    })
    fc.assert(
      fc.property(terms, prepayments, fc.integer({ min: 0, max: 100_000 }), (each, prepayment, more) => {
        const one = savingsOf({ ...each, prepayment })
        const other = savingsOf({ ...each, prepayment: { ...prepayment, amount: prepayment.amount + more } })
        expect(one.monthsSaved).toBeGreaterThanOrEqual(0)
        expect(one.interestSaved).toBeGreaterThanOrEqual(-0.01)
        expect(other.monthsSaved).toBeGreaterThanOrEqual(one.monthsSaved)
        expect(other.interestSaved).toBeGreaterThanOrEqual(one.interestSaved - 0.01)
      }),
      propertyRuns(300),
    )
  })
})

describe('another rate', () => {
  it('from the first instalment on is the loan at that rate', () => {
    const change = { annualRatePercent: 8, firstInstalment: 1, keep: 'tenure' as const }
    const { after, before, monthsSaved } = savingsOf({ ...home, rateChange: change })
    expect(monthsSaved).toBe(0)
    expect(before.totalInterest).toBeCloseTo(851_989.89, 2)
    expect(after.totalInterest).toBeCloseTo(loanResults({ ...home, annualRatePercent: 8 })?.totalInterest ?? NaN, 4)
  })

  it('with the tenure kept ends the loan when it was to end', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 100, max: 2_000 }), fc.integer({ min: 1, max: 360 }), (each, hundredths, firstInstalment) => {
        const { monthsSaved, interestSaved } = savingsOf({
          ...each,
          rateChange: { annualRatePercent: hundredths / 100, firstInstalment, keep: 'tenure' },
        })
        expect(monthsSaved).toBe(0)
        const cheaper = hundredths / 100 <= each.annualRatePercent
        expect(cheaper ? interestSaved : -interestSaved).toBeGreaterThanOrEqual(-0.01)
      }),
      propertyRuns(300),
    )
  })

  it('with the instalment kept takes longer when dearer, and as long as an independent NPER says', () => {
    const { monthsSaved, after } = savingsOf({
      ...home,
      rateChange: { annualRatePercent: 7.5, firstInstalment: 1, keep: 'instalment' },
    })
    const { emi } = loanResults(home) ?? expect.fail('no results')
    expect(after.months).toBe(Math.ceil(Number(NPER(0.075 / 12, -emi, home.principal, 0, 0))))
    expect(monthsSaved).toBeLessThan(0)
  })

  it('says when the instalment no longer covers the interest', () => {
    const rateChange = { annualRatePercent: 20, firstInstalment: 2, keep: 'instalment' as const }
    expect(planSavings({ principal: 1_000_000, annualRatePercent: 5, tenureMonths: 360, rateChange })).toEqual({
      kind: 'never-repaid',
    })
  })
})

it('gives no figures for what is no loan, and ends for any numbers at all', () => {
  expect(planSavings({ ...home, principal: NaN })).toEqual({ kind: 'no-result' })
  expect(planSavings({ ...home, tenureMonths: 1e9 })).toEqual({ kind: 'no-result' })
  expect(planSavings({ ...home, tenureMonths: 12.5 })).toEqual({ kind: 'no-result' })
  expect(planSavings({ ...home, prepayment: { kind: 'once', amount: -1, firstInstalment: 1 } })).toEqual({ kind: 'no-result' })
  expect(planSavings({ ...home, rateChange: { annualRatePercent: NaN, firstInstalment: 1, keep: 'tenure' } })).toEqual({
    kind: 'no-result',
  })
  const rateChange = { annualRatePercent: 5e-324, firstInstalment: 1, keep: 'tenure' as const }
  expect(planSavings({ principal: 1.78e308, annualRatePercent: 63, tenureMonths: 673, rateChange })).toEqual({ kind: 'no-result' })
  const any = fc.oneof(fc.double(), fc.integer({ min: 1, max: 1_300 }))
  fc.assert(
    fc.property(fc.array(any, { minLength: 7, maxLength: 7 }), fc.constantFrom('tenure' as const, 'instalment' as const), (numbers, keep) => {
      const [principal = 0, annualRatePercent = 0, tenureMonths = 0, amount = 0, first = 0, newRate = 0, from = 0] = numbers
      const plan: RepaymentPlan = {
        principal,
        annualRatePercent,
        tenureMonths,
        prepayment: { kind: 'monthly', amount, firstInstalment: first },
        rateChange: { annualRatePercent: newRate, firstInstalment: from, keep },
      }
      const course = repaymentCourse(plan)
      const cells = repaymentSchedule(plan, { year: 2025, month: 11 })?.rows.flatMap(({ month, ...amounts }) => [
        month.year,
        ...Object.values(amounts),
      ])
      expect((cells ?? []).every(Number.isSafeInteger)).toBe(true)
      const months = course.kind === 'repaid' ? course.months : []
      expect(months.length).toBeLessThanOrEqual(1_200)
      expect(months.flatMap((month) => Object.values(month)).every((each) => Number.isFinite(each) && each >= 0)).toBe(true)
    }),
    propertyRuns(2_000),
  )
})
