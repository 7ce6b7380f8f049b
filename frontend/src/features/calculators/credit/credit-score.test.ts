import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { creditBand, creditMovers, creditScore, nextBand, type CreditInput } from './credit-score.ts'

const profile = (utilization: number, history: number, ageYears: number, accounts: number, inquiries: number): CreditInput => ({
  utilization,
  history,
  ageYears,
  accounts,
  inquiries,
})

it.each([
  [profile(30, 90, 5, 4, 2), 620, 'Poor'],
  [profile(100, 0, 0, 0, 20), 300, 'Very Poor'],
  [profile(0, 100, 10, 10, 0), 750, 'Excellent'],
  [profile(0, 100, 50, 50, 0), 750, 'Excellent'],
  [profile(0, 100, 10, 9, 0), 745, 'Good'],
  [profile(0, 98, 10, 10, 0), 746, 'Good'],
  [profile(98, 0, 0, 0, 20), 301, 'Very Poor'],
])('%j scores %d, %s', (input, score, band) => {
  expect(creditScore(input)).toEqual({ score, band })
})

it.each([
  [900, 'Excellent'],
  [750, 'Excellent'],
  [749, 'Good'],
  [700, 'Good'],
  [699, 'Fair'],
  [650, 'Fair'],
  [649, 'Poor'],
  [600, 'Poor'],
  [599, 'Very Poor'],
  [300, 'Very Poor'],
])('%d is %s', (score, band) => {
  expect(creditBand(score)).toBe(band)
})

const inputs = fc.record({
  utilization: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  history: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  ageYears: fc.integer({ min: 0, max: 600 }).map((months) => months / 12),
  accounts: fc.integer({ min: 0, max: 50 }),
  inquiries: fc.integer({ min: 0, max: 20 }),
})

describe('for any profile', () => {
  it('the score is a whole number from 300 to 750, and falls with use and inquiries alone', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { score } = creditScore(input) ?? expect.fail('no score')
        expect(Number.isInteger(score) && score >= 300 && score <= 750).toBe(true)
        expect(creditScore({ ...input, utilization: 100 })?.score).toBeLessThanOrEqual(score)
        expect(creditScore({ ...input, inquiries: 20 })?.score).toBeLessThanOrEqual(score)
        expect(creditScore({ ...input, history: 100 })?.score).toBeGreaterThanOrEqual(score)
        expect(creditScore({ ...input, ageYears: input.ageYears + 1 })?.score).toBeGreaterThanOrEqual(score)
        expect(creditScore({ ...input, accounts: input.accounts + 1 })?.score).toBeGreaterThanOrEqual(score)
      }),
      propertyRuns(1_000),
    )
  })

  it('what moves it adds up to what is missing to 750, most first', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const movers = creditMovers(input)
        const missing = movers.map(({ missingPoints }) => missingPoints)
        expect(missing).toEqual([...missing].sort((one, other) => other - one))
        expect(missing.every((points) => points >= 0)).toBe(true)
        const { score } = creditScore(input) ?? expect.fail('no score')
        expect(Math.abs(score + missing.reduce((sum, points) => sum + points, 0) - 750)).toBeLessThan(0.501)
      }),
      propertyRuns(500),
    )
  })
})

it('names the next band', () => {
  expect(nextBand(620)).toEqual({ band: 'Fair', missingPoints: 30 })
  expect(nextBand(749)).toEqual({ band: 'Excellent', missingPoints: 1 })
  expect(nextBand(750)).toBeUndefined()
})

it('is none for what is no profile, and never no number', () => {
  for (const bad of [-1, NaN, Infinity]) expect(creditScore({ ...profile(30, 90, 5, 4, 2), accounts: bad })).toBeUndefined()
  expect(creditScore(profile(101, 90, 5, 4, 2))).toBeUndefined()
  fc.assert(
    fc.property(fc.array(fc.double(), { minLength: 5, maxLength: 5 }), ([one = 0, two = 0, three = 0, four = 0, five = 0]) => {
      const result = creditScore(profile(one, two, three, four, five))
      expect(result === undefined || (result.score >= 300 && result.score <= 900)).toBe(true)
    }),
    propertyRuns(2_000),
  )
})
