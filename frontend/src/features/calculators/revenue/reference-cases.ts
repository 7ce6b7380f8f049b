import type { ReferenceCase } from '../references/reference-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import type { RevenueInput } from './revenue-figures.ts'

const business = (units: number, price: number, otherIncome: number, expenses: number): RevenueInput => ({
  units,
  price,
  otherIncome,
  expenses,
})

export const revenueCases: readonly ReferenceCase<RevenueInput, 'revenue' | 'profit'>[] = [
  { source: ownFormula, given: business(100, 250, 5_000, 12_000), expected: { revenue: 30_000, profit: 18_000 }, decimals: 2 },
  { source: ownFormula, given: business(0, 0, 0, 0), expected: { revenue: 0, profit: 0 }, decimals: 2 },
  {
    source: ownFormula,
    given: business(10_000, 10_000, 1_000_000, 1_000_000),
    expected: { revenue: 101_000_000, profit: 100_000_000 },
    decimals: 2,
  },
  { source: ownFormula, given: business(1, 10, 0, 1_000_000), expected: { profit: -999_990 }, decimals: 2 },
]
