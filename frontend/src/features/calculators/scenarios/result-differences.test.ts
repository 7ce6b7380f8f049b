import { expect, it } from 'vitest'
import { inputRow, pointsRow, rupeesRow } from './compared-row.ts'
import { resultDifferences } from './result-differences.ts'

const loan = (principal: number, emi: number, interest: number) => [
  inputRow('Loan amount', 'rupees', principal),
  rupeesRow('Monthly instalment', emi),
  rupeesRow('Total interest', interest),
]

it.each([
  [loan(1, 1_590.98, 40_917.93), loan(2, 1_470.48, 43_917.93), 'monthly instalment ₹120.50 less, total interest ₹3,000.00 more'],
  [loan(1, 100, 5), loan(2, 100, 5), undefined],
  [loan(1, 100, 5), loan(2, 100.004, 6), 'total interest ₹1.00 more'],
  [loan(1, NaN, 5), loan(2, 100, 6), 'total interest ₹1.00 more'],
  [[pointsRow('Score', 620)], [pointsRow('Score', 700)], 'score 80 points more'],
])('case %#', (base, other, words) => expect(resultDifferences(base, other)).toBe(words))
