import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { creditScoreCalculator } from './credit-calculator.ts'

export const cases = casesOf(creditScoreCalculator, [
  { source: ownFormula, query: 'utilization=30&history=90&ageYears=5&accounts=4&inquiries=2', expected: { score: 620 }, decimals: 0 },
  { source: ownFormula, query: 'utilization=100&history=0&ageYears=0&accounts=0&inquiries=20', expected: { score: 300 }, decimals: 0 },
  { source: ownFormula, query: 'utilization=0&history=100&ageYears=10&accounts=10&inquiries=0', expected: { score: 750 }, decimals: 0 },
  { source: ownFormula, query: 'utilization=0&history=100&ageYears=50&accounts=50&inquiries=0', expected: { score: 750 }, decimals: 0 },
])
