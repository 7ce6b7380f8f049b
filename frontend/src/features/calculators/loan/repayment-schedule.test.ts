import { CUMIPMT, IPMT, PPMT } from '@formulajs/formulajs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { financialYears } from './financial-years.ts'
import { loanResults } from './loan-results.ts'
import type { RepaymentPlan } from './repayment-course.ts'
import { repaymentSchedule } from './repayment-schedule.ts'

const november = { year: 2025, month: 11 }
const scheduleOf = (plan: RepaymentPlan, unit: 'paisa' | 'rupee' = 'paisa') => repaymentSchedule(plan, november, unit) ?? expect.fail('no schedule')

const terms = fc.record({
  principal: fc.integer({ min: 10_000, max: 10_000_000 }),
  annualRatePercent: fc.integer({ min: 100, max: 2_000 }).map((hundredths) => hundredths / 100),
  tenureMonths: fc.integer({ min: 12, max: 360 }),
})
const plans: fc.Arbitrary<RepaymentPlan> = fc.record(
  {
    principal: fc.integer({ min: 10_000, max: 10_000_000 }),
    annualRatePercent: fc.integer({ min: 100, max: 2_000 }).map((hundredths) => hundredths / 100),
    tenureMonths: fc.integer({ min: 12, max: 360 }),
    prepayment: fc.record({
      kind: fc.constantFrom('once' as const, 'monthly' as const, 'yearly' as const),
      amount: fc.integer({ min: 0, max: 2_000_000 }),
      firstInstalment: fc.integer({ min: 1, max: 360 }),
    }),
    rateChange: fc.record({
      annualRatePercent: fc.integer({ min: 100, max: 2_000 }).map((hundredths) => hundredths / 100),
      firstInstalment: fc.integer({ min: 1, max: 360 }),
      keep: fc.constantFrom('tenure' as const, 'instalment' as const),
    }),
  },
  { requiredKeys: ['principal', 'annualRatePercent', 'tenureMonths'] },
)

describe('a plain loan', () => {
  it('has the rows that an independent IPMT and PPMT give, to the paisa', () => {
    fc.assert(
      fc.property(terms, fc.nat(), (each, pick) => {
        const { rows } = scheduleOf(each)
        expect(rows).toHaveLength(each.tenureMonths)
        const number = (pick % each.tenureMonths) + 1
        const row = rows[number - 1] ?? expect.fail('no row')
        const rate = each.annualRatePercent / 1200
        expect(Math.abs(row.interestPaise + Number(IPMT(rate, number, each.tenureMonths, each.principal, 0, 0)) * 100)).toBeLessThan(1.01)
        expect(Math.abs(row.principalPaise + Number(PPMT(rate, number, each.tenureMonths, each.principal, 0, 0)) * 100)).toBeLessThan(1.01)
        const interestSoFar = rows.slice(0, number).reduce((sum, { interestPaise }) => sum + interestPaise, 0)
        expect(Math.abs(interestSoFar + Number(CUMIPMT(rate, each.tenureMonths, each.principal, 1, number, 0)) * 100)).toBeLessThan(0.51)
      }),
      propertyRuns(300),
    )
  })

  it('adds up to the figures above it', () => {
    fc.assert(
      fc.property(terms, (each) => {
        const { totals } = scheduleOf(each)
        const results = loanResults(each) ?? expect.fail('no results')
        expect(Math.abs(totals.interestPaise - results.totalInterest * 100)).toBeLessThan(0.501)
        expect(Math.abs(totals.paymentPaise - results.totalPayment * 100)).toBeLessThan(0.501)
      }),
      propertyRuns(300),
    )
  })

  it('has its first instalment a month after it is taken and its last in the month of maturity', () => {
    const { rows } = scheduleOf({ principal: 150_000, annualRatePercent: 5, tenureMonths: 120 })
    expect(rows[0]).toEqual({
      number: 1,
      month: { year: 2025, month: 12 },
      paymentPaise: 159_098,
      interestPaise: 62_500,
      principalPaise: 96_598,
      prepaymentPaise: 0,
      balancePaise: 14_903_402,
    })
    expect(rows.at(-1)?.month).toEqual({ year: 2035, month: 11 })
  })
})

describe('any plan that is repaid', () => {
  it('adds up exactly: to the principal, from row to row, and to 0', () => {
    fc.assert(
      fc.property(plans, fc.constantFrom('paisa' as const, 'rupee' as const), (plan, unit) => {
        const schedule = repaymentSchedule(plan, november, unit)
        if (!schedule) return
        const { rows, totals } = schedule
        expect(totals.principalPaise + totals.prepaymentPaise).toBe(plan.principal * 100)
        expect(totals.paymentPaise).toBe(totals.interestPaise + totals.principalPaise)
        expect(rows.at(-1)?.balancePaise).toBe(0)
        let owed = plan.principal * 100
        for (const row of rows) {
          expect(row.paymentPaise).toBe(row.interestPaise + row.principalPaise)
          expect(row.balancePaise).toBe(owed - row.principalPaise - row.prepaymentPaise)
          expect(Number.isInteger(row.balancePaise) && row.balancePaise >= 0 && row.interestPaise >= 0).toBe(true)
          if (unit === 'rupee') expect(row.interestPaise % 100).toBe(0)
          owed = row.balancePaise
        }
      }),
      propertyRuns(100),
    )
  })

  it('has financial years that add up to its months', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 12 }), (plan, month) => {
        const schedule = repaymentSchedule(plan, { year: 2025, month })
        if (!schedule) return
        const years = financialYears(schedule.rows)
        const sum = (key: 'interestPaise' | 'paymentPaise' | 'principalPaise' | 'prepaymentPaise' | 'instalments') =>
          years.reduce((total, year) => total + year[key], 0)
        expect(sum('instalments')).toBe(schedule.rows.length)
        for (const key of ['interestPaise', 'paymentPaise', 'principalPaise', 'prepaymentPaise'] as const) expect(sum(key)).toBe(schedule.totals[key])
        expect(years.at(-1)?.balancePaise).toBe(0)
        expect(years.slice(1, -1).every(({ instalments }) => instalments === 12)).toBe(true)
      }),
      propertyRuns(200),
    )
  })
})

it('names financial years from April to March', () => {
  const years = financialYears(scheduleOf({ principal: 150_000, annualRatePercent: 5, tenureMonths: 24 }).rows)
  expect(years.map(({ name, instalments }) => [name, instalments])).toEqual([
    ['2025-26', 4],
    ['2026-27', 12],
    ['2027-28', 8],
  ])
  expect(financialYears([])).toEqual([])
})

it('keeps whole rupees in every column of a schedule in rupees', () => {
  const { rows, totals } = scheduleOf({ principal: 1_500_000, annualRatePercent: 6.5, tenureMonths: 180 }, 'rupee')
  expect(totals.interestPaise).toBe(inPaise(851_989.89, 'rupee'))
  expect(rows[0]).toMatchObject({ paymentPaise: 1_306_700, interestPaise: 812_500 })
})

it('is nothing where there is nothing to repay or no end', () => {
  expect(repaymentSchedule({ principal: NaN, annualRatePercent: 5, tenureMonths: 12 }, november)).toBeUndefined()
  const rising = { annualRatePercent: 20, firstInstalment: 2, keep: 'instalment' as const }
  expect(repaymentSchedule({ principal: 1_000_000, annualRatePercent: 5, tenureMonths: 360, rateChange: rising }, november)).toBeUndefined()
})
