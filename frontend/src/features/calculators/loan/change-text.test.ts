import { expect, it } from 'vitest'
import { changeText } from './change-text.ts'

it.each([
  [14, 104_000, 'You pay ₹1,04,000.00 less interest, and the loan is repaid 1 year 2 months sooner.'],
  [1, 0.5, 'You pay ₹0.50 less interest, and the loan is repaid 1 month sooner.'],
  [0, -2_000, 'You pay ₹2,000.00 more interest, and the loan still ends in the same month.'],
  [-24, -9_000, 'You pay ₹9,000.00 more interest, and the loan is repaid 2 years later.'],
  [0, 0.001, 'You pay the same interest, and the loan still ends in the same month.'],
])('%d months and ₹%d saved', (monthsSaved, interestSaved, words) => {
  expect(changeText({ monthsSaved, interestSaved })).toBe(words)
})
