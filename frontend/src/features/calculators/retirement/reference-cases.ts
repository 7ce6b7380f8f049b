import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { retirement } from './retirement-calculator.ts'

const base = 'age=30&retireAge=60&lifeExpectancy=80&expenses=50000&inflation=6&returnBefore=12&returnAfter=6&saved=0'

export const cases = casesOf(retirement, [
  {
    source: ownFormula,
    query: `${base}&mode=year-start`,
    expected: { expensesThen: 287174.56, realReturn: 0, corpusNeeded: 68921894.07 },
    decimals: 1,
  },
  { source: ownFormula, query: `${base}&mode=month-start`, expected: { corpusNeeded: 68921894.07 }, decimals: 1 },
])
