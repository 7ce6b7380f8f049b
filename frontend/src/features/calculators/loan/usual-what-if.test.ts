import { expect, it } from 'vitest'
import { usualPartPayment, whatIfText } from './usual-what-if.ts'

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

it('answers the commonest question of a loan', () => {
  expect(whatIfText({ principal: 5_000_000, annualRatePercent: 8.5, tenureMonths: 240 })).toBe(
    'Pay ₹1,00,000 extra after month 12: 11 fewer instalments, ₹3,82,265 less interest.',
  )
})

it('has nothing to say of a loan that is repaid in a year, or has no interest', () => {
  expect(whatIfText({ principal: 5_000, annualRatePercent: 8.5, tenureMonths: 12 })).toBeUndefined()
  expect(whatIfText({ principal: 5_000, annualRatePercent: 0, tenureMonths: 24 })).toBeUndefined()
})
