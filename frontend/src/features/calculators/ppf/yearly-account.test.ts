import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { rdResults } from '../rd/rd-results.ts'
import { accountResults, accountYears, type DepositDay } from './yearly-account.ts'

/** By the scheme's text: each month a twelfth of the rate on the lowest balance from the 5th on, credited on 31 March. */
function byMonths(yearly: number, rate: number, years: number, deposit: DepositDay) {
  let balance = 0
  for (let year = 0; year < years; year += 1) {
    let [inYear, interest] = [balance, 0]
    for (let month = 0; month < 12; month += 1) {
      const sum = deposit === 'april' ? (month === 0 ? yearly : 0) : yearly / 12
      if (deposit !== 'monthly-late') inYear += sum
      interest += (inYear * rate) / 1200
      if (deposit === 'monthly-late') inYear += sum
    }
    balance = inYear + interest
  }
  return balance
}

it('is what the scheme says, month by month', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 150_000 }),
      fc.integer({ min: 0, max: 1_200 }),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom('april' as const, 'monthly-early' as const, 'monthly-late' as const),
      (yearly, hundredths, years, deposit) => {
        const { maturityValue, totalInvested } = accountResults(accountYears(years, () => yearly, hundredths / 100, deposit))
        const theirs = byMonths(yearly, hundredths / 100, years, deposit)
        expect(Math.abs(maturityValue - theirs)).toBeLessThan(1e-8 * theirs)
        expect(totalInvested).toBe(yearly * years)
      },
    ),
    propertyRuns(300),
  )
})

it('has of a recurring deposit the sum of its deposits, each with interest by the quarter', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 1_500 }),
      fc.integer({ min: 1, max: 240 }),
      (monthly, hundredths, months) => {
        const rate = hundredths / 100
        const theirs = Array.from({ length: months }, (_, at) => monthly * (1 + rate / 400) ** ((at + 1) / 3)).reduce((sum, each) => sum + each, 0)
        expect(Math.abs((rdResults({ monthly, annualRate: rate, months })?.maturityValue ?? NaN) / theirs - 1)).toBeLessThan(1e-9)
      },
    ),
    propertyRuns(300),
  )
})
