import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { budget } from './budget-calculator.ts'

export const cases = casesOf(budget, [
  {
    source: ownFormula,
    query: 'income=Row 1:60000&income=Row 2:5000&expense=Row 1:20000&expense=Row 2:15100',
    expected: { savings: 29_900 },
    decimals: 2,
  },
  { source: ownFormula, query: 'income=Row 1:30000&expense=Row 1:30000', expected: { savings: 0 }, decimals: 2 },
  { source: ownFormula, query: 'income=Row 1:0&expense=Row 1:100', expected: { savings: -100 }, decimals: 2 },
])
