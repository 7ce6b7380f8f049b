import type { AskedCase } from '../references/asked-case.ts'
import { ownFormula } from '../references/reference-sources.ts'

export const sukanyaCases: readonly AskedCase[] = [
  {
    source: ownFormula,
    query: 'yearly=150000&annualRate=8.2&age=1&deposit=april',
    expected: { maturityValue: 7182119.17, totalInvested: 2250000 },
    decimals: 2,
  },
]
