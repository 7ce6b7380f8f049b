import type { ReferenceCase } from '../references/reference-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import type { InsuranceInput } from './insurance-figures.ts'

const life = (base: number, ageYears: number): InsuranceInput => ({ base, ageYears, tenureYears: 10, type: 'life' })

export const insuranceCases: readonly ReferenceCase<InsuranceInput, 'monthlyPremium' | 'totalPremium'>[] = [
  { source: ownFormula, given: life(10_000, 29), expected: { monthlyPremium: 115.5, totalPremium: 13860 }, decimals: 2 },
  { source: ownFormula, given: { ...life(10_000, 30), type: 'health' }, expected: { monthlyPremium: 156 }, decimals: 2 },
  { source: ownFormula, given: life(10_000, 50), expected: { monthlyPremium: 165 }, decimals: 2 },
  { source: ownFormula, given: { ...life(10_000, 49), type: 'vehicle' }, expected: { monthlyPremium: 144 }, decimals: 2 },
]
