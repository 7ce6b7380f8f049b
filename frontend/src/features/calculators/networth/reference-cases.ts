import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { netWorth } from './networth-calculator.ts'

export const cases = casesOf(netWorth, [
  { source: ownFormula, query: 'asset=Row 1:500000&asset=Row 2:250500&liability=Row 1:300000', expected: { netWorth: 450_500 }, decimals: 2 },
  { source: ownFormula, query: 'asset=Row 1:100000&liability=Row 1:100000', expected: { netWorth: 0 }, decimals: 2 },
  { source: ownFormula, query: 'asset=Row 1:0&liability=Row 1:500', expected: { netWorth: -500 }, decimals: 2 },
])
