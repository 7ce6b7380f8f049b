import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { gratuity } from './gratuity-calculator.ts'

const on = 'on=2026-11-22'

export const cases = casesOf(gratuity, [
  {
    source: ownFormula,
    query: `salary=26000&years=10&months=6&covered=yes&${on}`,
    expected: { yearsCounted: 10, gratuity: 150000, payable: 150000 },
    decimals: 2,
  },
  { source: ownFormula, query: `salary=26000&years=10&months=7&covered=yes&${on}`, expected: { yearsCounted: 11, gratuity: 165000 }, decimals: 2 },
  { source: ownFormula, query: `salary=30000&years=10&months=11&covered=no&${on}`, expected: { yearsCounted: 10, gratuity: 150000 }, decimals: 2 },
  { source: ownFormula, query: `salary=500000&years=30&covered=yes&${on}`, expected: { payable: 2000000 }, decimals: 2 },
  { source: ownFormula, query: `salary=26000&years=4&months=11&covered=yes&${on}`, expected: { payable: 0 }, decimals: 2 },
])
