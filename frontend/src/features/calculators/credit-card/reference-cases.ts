import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { creditCard } from './credit-card-calculator.ts'

export const cases = casesOf(creditCard, [
  { source: ownFormula, query: 'balance=10000&annualRate=0&payment=fixed&fixed=3000', expected: { months: 4, interest: 0 }, decimals: 2 },
  { source: ownFormula, query: 'balance=10000&annualRate=36&payment=fixed&fixed=5150', expected: { months: 3, interest: 459.135 }, decimals: 3 },
])
