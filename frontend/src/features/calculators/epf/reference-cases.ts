import type { AskedCase } from '../references/asked-case.ts'
import { ownFormula } from '../references/reference-sources.ts'

export const epfCases: readonly AskedCase[] = [
  {
    source: ownFormula,
    query: 'on=2026-11-22&wage=25000&annualRate=0&months=12&capped=yes',
    expected: { employeeTotal: 36000, pensionTotal: 24996, employerTotal: 11004, maturityValue: 47004 },
    decimals: 2,
  },
  {
    source: ownFormula,
    query: 'on=2026-09-16&wage=25000&annualRate=0&months=12&capped=yes',
    expected: { employeeTotal: 21600, pensionTotal: 15000, employerTotal: 6600 },
    decimals: 2,
  },
  {
    source: ownFormula,
    query: 'on=2026-09-17&wage=10000&annualRate=12&months=12&capped=no',
    expected: { employeeTotal: 14400, pensionTotal: 9996, interest: 1034.22, maturityValue: 19838.22 },
    decimals: 2,
  },
]
