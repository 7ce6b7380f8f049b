import { expect, it } from 'vitest'
import { budget } from '../budget/budget-calculator.ts'
import { depositFields } from '../fixed-deposit/deposit-fields.ts'
import { investmentFields } from '../investment/investment-fields.ts'
import { loanLimits } from '../loan/loan-limits.ts'
import { netWorth } from '../networth/networth-calculator.ts'
import type { InputLimits } from './input-limits.ts'

const [lakh, crore] = [100_000, 10_000_000]
const months = (count: number) => count / 12

/** The limits of each field and the ends of its slider, as the product text gives them. */
it.each<[name: string, limits: InputLimits, from: number, to: number, slide: readonly [number, number]]>([
  ['a loan', loanLimits.loan.principal, 1, 5 * crore, [10_000, 10 * lakh]],
  ['a home loan', loanLimits['home-loan'].principal, 1, 50 * crore, [5 * lakh, crore]],
  ['a car loan', loanLimits['car-loan'].principal, 1, 5 * crore, [50_000, 20 * lakh]],
  ['the rate of a loan', loanLimits.loan.annualRate, 0, 40, [1, 20]],
  ['the rate of a home loan', loanLimits['home-loan'].annualRate, 0, 40, [1, 10]],
  ['the rate of a car loan', loanLimits['car-loan'].annualRate, 0, 40, [1, 15]],
  ['the term of a loan', loanLimits.loan.years, months(1), months(480), [1, 30]],
  ['the term of a home loan', loanLimits['home-loan'].years, months(1), months(480), [5, 30]],
  ['the term of a car loan', loanLimits['car-loan'].years, months(1), months(480), [1, 10]],
  ['a deposit', depositFields.principal.limits, 1, 100 * crore, [10_000, 50 * lakh]],
  ['the rate of a deposit', depositFields.annualRate.limits, 0, 40, [1, 15]],
  ['an investment', investmentFields.initial.limits, 0, 10 * crore, [0, 10 * lakh]],
  ['an investment a month', investmentFields.monthly.limits, 0, 10 * crore, [0, lakh]],
  ['the years of an investment', investmentFields.years.limits, months(1), 60, [1, 50]],
  ['a row of net worth', netWorth.fields.asset.list.limits, 0, 1_000 * crore, [0, 10 * lakh]],
  ['a row of a budget', budget.fields.income.list.limits, 0, 10 * crore, [0, lakh]],
])('%s', (_, { min, max, slide }, from, to, slides) => {
  expect([min, max, slide]).toEqual([from, to, slides])
})
