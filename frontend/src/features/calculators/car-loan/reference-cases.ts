import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { carLoan } from './car-loan-calculator.ts'

export const cases = casesOf(carLoan, [
  {
    source: ownFormula,
    query: 'principal=500000&annualRate=7&years=5',
    expected: { emi: 9900.6, totalPayment: 594035.96, totalInterest: 94035.96 },
    decimals: 2,
  },
])
