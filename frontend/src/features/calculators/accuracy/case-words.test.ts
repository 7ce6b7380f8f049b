import { shippedFigures } from '@artha/contract/figures/all-figures'
import { describe, expect, it } from 'vitest'
import { todayInIndia } from '../../../lib/india-clock.ts'
import { checkedCases } from './checked-cases.ts'
import { shownDifference, resultName, givenInWords } from './case-words.ts'

describe('the input of a case in words', () => {
  it.each([
    [{ principal: 150_000, annualRatePercent: 6.5, tenureMonths: 120 }, '₹1,50,000, 6.5% a year, 120 months'],
    [{ principal: 1000, annualRatePercent: 9, tenureMonths: 12, from: 1, to: 3 }, '₹1,000, 9% a year, 12 months, instalments 1, to 3'],
  ])('%j', (given, words) => expect(givenInWords(given)).toBe(words))
})

it.each([
  [0, 10, '0'],
  [-0.00001, 4, '0'],
  [0.0027, 4, '0.0027'],
  [-1.5, 2, '-1.50'],
])('the difference %s to %s decimals is %s', (difference, decimals, words) => {
  expect(shownDifference(difference, decimals)).toBe(words)
})

it('has words for every input and every figure of every case', () => {
  for (const { given, result } of checkedCases(shippedFigures, todayInIndia())
    .flatMap(({ results }) => results)
    .filter((each) => !('words' in (each.given as object)))) {
    expect(givenInWords(given as object).split(', ')).toHaveLength(Object.keys(given as object).length)
    expect(resultName(result)).toMatch(/^[A-Z]/)
  }
})
