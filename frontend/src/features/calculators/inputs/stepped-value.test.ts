import { expect, it } from 'vitest'
import { loanLimits } from '../loan/loan-limits.ts'
import { steppedValue } from './stepped-value.ts'

const { principal, annualRate, years } = loanLimits.loan

it.each([
  [principal, 150_000, 1, 160_000],
  [principal, 150_000, -1, 140_000],
  [principal, 154_321, 1, 160_000],
  [principal, 154_321, -1, 150_000],
  [principal, 1_000_000, 1, 1_000_000],
  [principal, 10_000, -1, 10_000],
  [principal, 2_000_000, 1, 2_010_000],
  [principal, 2_000_000, -1, 1_990_000],
  [principal, 50_000_000, 1, 50_000_000],
  [principal, 5_000, -1, 1],
  [years, 6 / 12, -1, 1 / 12],
  [annualRate, 5, 1, 5.1],
  [annualRate, 1.3, -1, 1.2],
  [annualRate, 19.9, 1, 20],
  [annualRate, 8.55, 1, 8.6],
  [years, 10.5, 1, 11],
  [years, 10.5, -1, 10],
] as const)('%j: from %d by %d to %d', (limits, from, direction, to) => expect(steppedValue(limits, from, direction)).toBe(to))

it('goes through every step of a rate without drifting', () => {
  let value = 1
  for (let step = 1; step <= 190; step += 1) {
    value = steppedValue(annualRate, value, 1)
    expect(value).toBe(Math.round((1 + step / 10) * 10) / 10)
  }
})
