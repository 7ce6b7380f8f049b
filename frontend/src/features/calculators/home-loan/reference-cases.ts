import { casesOf } from '../references/published-case.ts'
import { ownFormula, patrikaLoans } from '../references/reference-sources.ts'
import { homeLoan } from './home-loan-calculator.ts'

export const cases = casesOf(homeLoan, [
  {
    source: ownFormula,
    query: 'principal=1500000&annualRate=6.5&years=15',
    expected: { emi: 13066.61, totalPayment: 2351989.89, totalInterest: 851989.89 },
    decimals: 2,
  },
  { source: patrikaLoans, query: 'principal=2200000&annualRate=7.5&years=30', expected: { emi: 15383, totalInterest: 3337779 }, decimals: 0 },
  { source: patrikaLoans, query: 'principal=2200000&annualRate=7.5&years=25', expected: { emi: 16258, totalInterest: 2677342 }, decimals: 0 },
  { source: patrikaLoans, query: 'principal=2200000&annualRate=7.5&years=20', expected: { emi: 17723, totalInterest: 2053532 }, decimals: 0 },
])
