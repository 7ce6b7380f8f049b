import { casesOf } from '../references/published-case.ts'
import { excelFv, ownFormula } from '../references/reference-sources.ts'
import { goal } from './goal-calculator.ts'

export const cases = casesOf(goal, [
  {
    source: { ...excelFv, name: `${excelFv.name}, reversed` },
    query: 'target=82846.25&annualRate=11&months=35',
    expected: { monthlyNeeded: 2000 },
    decimals: 2,
  },
  {
    source: ownFormula,
    query: 'target=1000000&annualRate=12&years=10&inflation=6',
    expected: { targetThen: 1790847.7, monthlyNeeded: 7707.91 },
    decimals: 1,
  },
])
