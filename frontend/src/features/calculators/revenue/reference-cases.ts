import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { revenue } from './revenue-calculator.ts'

export const cases = casesOf(revenue, [
  { source: ownFormula, query: 'units=100&price=250&otherIncome=5000&expenses=12000', expected: { revenue: 30_000, profit: 18_000 }, decimals: 2 },
  { source: ownFormula, query: 'units=0&price=0&otherIncome=0&expenses=0', expected: { revenue: 0, profit: 0 }, decimals: 2 },
  {
    source: ownFormula,
    query: 'units=10000&price=10000&otherIncome=1000000&expenses=1000000',
    expected: { revenue: 101_000_000, profit: 100_000_000 },
    decimals: 2,
  },
  { source: ownFormula, query: 'units=1&price=10&otherIncome=0&expenses=1000000', expected: { profit: -999_990 }, decimals: 2 },
])
