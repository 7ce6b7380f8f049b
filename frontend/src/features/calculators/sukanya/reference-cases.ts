import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { sukanya } from './sukanya-calculator.ts'

export const cases = casesOf(sukanya, [
  {
    source: ownFormula,
    query: 'yearly=150000&annualRate=8.2&age=1&deposit=april',
    expected: { maturityValue: 7182119.17, totalInvested: 2250000 },
    decimals: 2,
  },
])
