import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { inflation } from './inflation-calculator.ts'

export const cases = casesOf(inflation, [
  {
    source: ownFormula,
    query: 'amount=100000&inflation=6&years=10&annualRate=7',
    expected: { futureCost: 179084.77, presentValue: 55839.48, realReturn: 0.94 },
    decimals: 2,
  },
])
