import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { ppf } from './ppf-calculator.ts'

export const cases = casesOf(ppf, [
  {
    source: ownFormula,
    query: 'yearly=150000&annualRate=7.1&deposit=april',
    expected: { maturityValue: 4068209.22, totalInvested: 2250000, interest: 1818209.22 },
    decimals: 2,
  },
  {
    source: ownFormula,
    query: 'yearly=12000&annualRate=12&deposit=april&extensionYears=5&extensionDeposits=no',
    expected: { totalInvested: 180000 },
    decimals: 2,
  },
  { source: ownFormula, query: 'yearly=150000&on=2026-11-22', expected: { maturityValue: 4068209.22 }, decimals: 2 },
])
