import { casesOf } from '../references/published-case.ts'
import { excelPmt, ownFormula } from '../references/reference-sources.ts'
import { loanEligibility } from './loan-eligibility-calculator.ts'

export const cases = casesOf(loanEligibility, [
  {
    source: { ...excelPmt, name: `${excelPmt.name}, reversed` },
    query: 'income=1037.03&obligations=0&foir=100&annualRate=8&months=10',
    expected: { principal: 10000 },
    decimals: 0,
  },
  {
    source: ownFormula,
    query: 'income=100000&obligations=10000&foir=50&annualRate=0&years=10',
    expected: { emi: 40000, principal: 4800000 },
    decimals: 2,
  },
  { source: ownFormula, query: 'income=100000&obligations=60000&foir=50&annualRate=9&years=10', expected: { emi: 0, principal: 0 }, decimals: 2 },
])
