import { casesOf } from '../references/published-case.ts'
import { excelFv, ownFormula, sipExample } from '../references/reference-sources.ts'
import { investment } from './investment-calculator.ts'

export const cases = casesOf(investment, [
  {
    source: ownFormula,
    query: 'initial=10000&monthly=1000&annualRate=12&years=1',
    expected: { futureValue: 24077.58, totalInvested: 22000, gain: 2077.58 },
    decimals: 2,
  },
  { source: excelFv, query: 'initial=500&monthly=200&annualRate=6&years=10 months', expected: { futureValue: 2581.4 }, decimals: 2 },
  { source: excelFv, query: 'initial=0&monthly=2000&annualRate=11&years=35 months', expected: { futureValue: 82846.25 }, decimals: 2 },
  { source: excelFv, query: 'initial=1000&monthly=100&annualRate=6&years=1', expected: { futureValue: 2301.4 }, decimals: 2 },
  { source: sipExample, query: 'initial=0&monthly=1000&annualRate=12&years=1', expected: { effectiveFutureValue: 12766 }, decimals: 0 },
])
