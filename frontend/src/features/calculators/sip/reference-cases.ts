import { casesOf } from '../references/published-case.ts'
import { excelFv, ownFormula, sipExample } from '../references/reference-sources.ts'
import { sip } from './sip-calculator.ts'

export const cases = casesOf(sip, [
  { source: sipExample, query: 'monthly=1000&annualRate=12&months=12&convention=effective', expected: { futureValue: 12766 }, decimals: 0 },
  { source: excelFv, query: 'monthly=2000&annualRate=11&months=35', expected: { futureValue: 82846.25 }, decimals: 2 },
  { source: ownFormula, query: 'monthly=10000&annualRate=12&years=10', expected: { futureValue: 2323390.76, totalInvested: 1200000 }, decimals: 2 },
])
