import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { insurance } from './insurance-calculator.ts'

export const cases = casesOf(insurance, [
  { source: ownFormula, query: 'base=10000&age=29&years=10&type=life', expected: { monthlyPremium: 115.5, totalPremium: 13860 }, decimals: 2 },
  { source: ownFormula, query: 'base=10000&age=30&years=10&type=health', expected: { monthlyPremium: 156 }, decimals: 2 },
  { source: ownFormula, query: 'base=10000&age=50&years=10&type=life', expected: { monthlyPremium: 165 }, decimals: 2 },
  { source: ownFormula, query: 'base=10000&age=49&years=10&type=vehicle', expected: { monthlyPremium: 144 }, decimals: 2 },
])
