import { casesOf } from '../references/published-case.ts'
import { keyFactsStatement } from '../references/reference-sources.ts'
import { loan } from './loan-calculator.ts'

export const cases = casesOf(loan, [
  { source: keyFactsStatement, query: 'principal=20000&annualRate=15&months=24', expected: { emi: 970, totalInterest: 3274 }, decimals: 0 },
])
