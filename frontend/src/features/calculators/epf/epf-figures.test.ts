import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { epfFigures, monthOf, type EpfTerms } from './epf-figures.ts'

const shares = { employer: 12, pension: 8.33 }
const terms = fc.record({
  wage: fc.integer({ min: 0, max: 300_000 }),
  annualRate: fc.integer({ min: 0, max: 1_200 }).map((hundredths) => hundredths / 100),
  term: fc.integer({ min: 1, max: 480 }),
  rise: fc.integer({ min: 0, max: 15 }),
  balance: fc.integer({ min: 0, max: 5_000_000 }),
  employeeRate: fc.integer({ min: 0, max: 100 }),
  capped: fc.constantFrom('yes' as const, 'no' as const),
  ceiling: fc.constantFrom(15_000, 25_000),
})

/** The running balance as EPFO keeps it: interest on what was there when the month began, credited in the twelfth. */
function monthByMonth(each: EpfTerms) {
  let [balance, interest, wage] = [each.balance, 0, each.wage]
  for (let month = 1; month <= each.term; month += 1) {
    const { employee, employer } = monthOf(each, shares, wage)
    interest += (balance * each.annualRate) / 1200
    balance += employee + employer
    if (month % 12 !== 0 && month !== each.term) continue
    balance += interest
    interest = 0
    wage *= 1 + each.rise / 100
  }
  return balance
}

it('is the running balance, month by month, and adds up', () => {
  fc.assert(
    fc.property(terms, (each) => {
      const figures = epfFigures(each, shares) ?? expect.fail('no figures')
      const theirs = monthByMonth(each)
      expect(Math.abs(figures.maturityValue - theirs)).toBeLessThanOrEqual(1e-8 * Math.max(1, theirs))
      const sum = each.balance + figures.employeeTotal + figures.employerTotal + figures.interest
      expect(Math.abs(figures.maturityValue - sum)).toBeLessThanOrEqual(1e-8 * Math.max(1, sum))
    }),
    propertyRuns(300),
  )
})

it.each([
  [15_000, 15_000, 1_250],
  [25_000, 25_000, 2_083],
  [100_000, 25_000, 2_083],
  [10_000, 25_000, 833],
])('of a wage of %d at a ceiling of %d the pension takes %d', (wage, ceiling, pension) => {
  expect(monthOf({ wage, annualRate: 8.25, term: 1, rise: 0, balance: 0, employeeRate: 12, capped: 'no', ceiling }, shares, wage).pension).toBe(
    pension,
  )
})
