import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { balanceOverYears } from './balance-over-years.ts'
import type { LoanTerms } from './loan-results.ts'
import { repaymentCourse } from './repayment-course.ts'

const terms = fc.record({
  principal: fc.integer({ min: 10_000, max: 10_000_000 }),
  annualRatePercent: fc.integer({ min: 100, max: 2_000 }).map((hundredths) => hundredths / 100),
  tenureMonths: fc.integer({ min: 12, max: 360 }),
})

function monthByMonth(each: LoanTerms) {
  const course = repaymentCourse(each)
  return course.kind === 'repaid' ? [each.principal, ...course.months.map(({ balance }) => balance)] : expect.fail(course.kind)
}

it('is what is owed month by month, from the principal to 0', () => {
  fc.assert(
    fc.property(terms, (each) => {
      const { years, owed, halfRepaid } = balanceOverYears(each) ?? expect.fail('no balance')
      const balances = monthByMonth(each)
      const differences = years.map((year, at) => Math.abs((owed[at] ?? NaN) - (balances[Math.round(year * 12)] ?? NaN)))
      expect(differences.every((difference) => difference < 0.01)).toBe(true)
      expect(years.at(-1)).toBe(each.tenureMonths / 12)
      expect(owed.at(-1)).toBe(0)
      expect(halfRepaid.months).toBe(balances.findIndex((balance) => balance <= each.principal / 2))
    }),
    propertyRuns(200),
  )
})

it('is nothing where there is no loan', () => {
  expect(balanceOverYears({ principal: 0, annualRatePercent: 5, tenureMonths: 12 })).toBeUndefined()
})
