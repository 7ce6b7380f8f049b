import { casesOf } from '../references/published-case.ts'
import { excelXirr, ownFormula } from '../references/reference-sources.ts'
import { returns } from './returns-calculator.ts'

export const cases = casesOf(returns, [
  {
    source: excelXirr,
    query: 'flow=2008-01-01:-10000&flow=2008-03-01:2750&flow=2008-10-30:4250&flow=2009-02-15:3250&flow=2009-04-01:2750',
    expected: { xirr: 37.33625 },
    decimals: 5,
  },
  { source: ownFormula, query: 'start=100000&end=200000&years=10', expected: { cagr: 7.1773 }, decimals: 4 },
  { source: ownFormula, query: 'start=100000&end=81000&years=2', expected: { cagr: -10 }, decimals: 4 },
])
