import { expect, it } from 'vitest'
import { readFields } from '../definition/read-fields.ts'
import { whatIfOf } from '../what-ifs/what-if-of.ts'
import { loan } from './loan-calculator.ts'
import { usualPartPayment } from './usual-part-payment.ts'

const whatIf = (query: string) => whatIfOf(loan, readFields(loan.fields, new URLSearchParams(query)).input, '2026-11-26')

it.each([
  [5_000_000, 100_000],
  [1_500_000, 20_000],
  [150_000, 2_000],
  [500_000, 10_000],
  [12_500_000, 200_000],
  [20, 1],
])('of ₹%d it is ₹%d', (principal, amount) => {
  expect(usualPartPayment({ principal, annualRatePercent: 8, tenureMonths: 60 })?.amount).toBe(amount)
})

it('answers the commonest question of a loan, and says what a plan does', () => {
  expect(whatIf('principal=5000000&annualRate=8.5&months=240')).toBe(
    'Pay ₹1,00,000 extra after month 12: 11 fewer instalments, ₹3,82,265 less interest.',
  )
  expect(whatIf('principal=5000000&annualRate=8.5&months=240&prepay=once:12:100000:time')).toBe(
    'With your plan: 11 fewer instalments, ₹3,82,265 less interest.',
  )
})

it('has nothing to say of a loan that is repaid in a year, or has no interest', () => {
  expect(whatIf('principal=5000&annualRate=8.5&months=12')).toBeUndefined()
  expect(whatIf('principal=5000&annualRate=0&months=24')).toBeUndefined()
})
