import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { swp } from './swp-calculator.ts'

export const cases = casesOf(swp, [
  {
    source: ownFormula,
    query: 'corpus=120000&withdrawal=10000&annualRate=0&years=2',
    expected: { finalValue: 0, totalWithdrawn: 120000, monthsPaid: 12, lastPart: 0 },
    decimals: 2,
  },
  {
    source: ownFormula,
    query: 'corpus=25000&withdrawal=10000&annualRate=0&months=12',
    expected: { monthsPaid: 2, lastPart: 5000, totalWithdrawn: 25000 },
    decimals: 2,
  },
  { source: ownFormula, query: 'corpus=100000&withdrawal=1000&annualRate=12&months=12', expected: { finalValue: 99873.17 }, decimals: 2 },
])
