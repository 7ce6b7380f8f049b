import type { ReferenceCase } from '../references/reference-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import type { BudgetInput } from './budget-figures.ts'

const rows = (...amounts: number[]) => amounts.map((amount, index) => ({ label: `Row ${index + 1}`, amount }))

export const budgetCases: readonly ReferenceCase<BudgetInput, 'savings'>[] = [
  {
    source: ownFormula,
    given: { incomes: rows(60_000, 5_000), expenses: rows(20_000, 15_100) },
    expected: { savings: 29_900 },
    decimals: 2,
  },
  { source: ownFormula, given: { incomes: rows(30_000), expenses: rows(30_000) }, expected: { savings: 0 }, decimals: 2 },
  { source: ownFormula, given: { incomes: rows(0), expenses: rows(100) }, expected: { savings: -100 }, decimals: 2 },
]
