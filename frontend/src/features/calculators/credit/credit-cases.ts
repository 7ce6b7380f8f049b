import type { ReferenceCase } from '../references/reference-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import type { CreditInput } from './credit-score.ts'

const profile = (utilizationPercent: number, historyPercent: number, ageYears: number, accounts: number, inquiries: number): CreditInput => ({
  utilizationPercent,
  historyPercent,
  ageYears,
  accounts,
  inquiries,
})

export const creditCases: readonly ReferenceCase<CreditInput, 'score'>[] = [
  { source: ownFormula, given: profile(30, 90, 5, 4, 2), expected: { score: 620 }, decimals: 0 },
  { source: ownFormula, given: profile(100, 0, 0, 0, 20), expected: { score: 300 }, decimals: 0 },
  { source: ownFormula, given: profile(0, 100, 10, 10, 0), expected: { score: 750 }, decimals: 0 },
  { source: ownFormula, given: profile(0, 100, 50, 50, 0), expected: { score: 750 }, decimals: 0 },
]
