import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { epf } from './epf-calculator.ts'

export const cases = casesOf(epf, [
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
  {
    // 12% of 33,333 and of 34,999.65 round to ₹4,000 and ₹4,200
    source: ownFormula,
    query: 'on=2026-11-22&wage=33333&annualRate=8.25&months=24&rise=5',
    expected: { employeeTotal: 98400, employerTotal: 48408, pensionTotal: 49992, interest: 11630.51, maturityValue: 158438.51 },
    decimals: 2,
  },
])
