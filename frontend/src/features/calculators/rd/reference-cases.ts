import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { rd } from './rd-calculator.ts'

export const cases = casesOf(rd, [
  {
    source: ownFormula,
    query: 'monthly=100&annualRate=6.7&months=60',
    expected: { maturityValue: 7136.58, totalInvested: 6000, interest: 1136.58 },
    decimals: 2,
  },
  { source: ownFormula, query: 'monthly=1000&annualRate=0&months=7', expected: { maturityValue: 7000, interest: 0 }, decimals: 2 },
])
