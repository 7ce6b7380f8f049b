import type { ReferenceCase } from '../references/reference-case.ts'
import { excelFv, excelNper, ownFormula, sipExample } from '../references/reference-sources.ts'
import type { InvestmentTerms } from './investment-figures.ts'

const plan = (initial: number, monthly: number, annualRatePercent: number, months: number): InvestmentTerms => ({
  initial,
  monthly,
  annualRatePercent,
  months,
})

type InvestmentFigure = 'futureValue' | 'totalInvested' | 'gain' | 'effectiveFutureValue'

export const investmentCases: readonly ReferenceCase<InvestmentTerms, InvestmentFigure>[] = [
  {
    source: ownFormula,
    given: plan(10_000, 1_000, 12, 12),
    expected: { futureValue: 24077.58, totalInvested: 22000, gain: 2077.58 },
    decimals: 2,
  },
  { source: excelFv, given: plan(500, 200, 6, 10), expected: { futureValue: 2581.4 }, decimals: 2 },
  { source: excelFv, given: plan(0, 2_000, 11, 35), expected: { futureValue: 82846.25 }, decimals: 2 },
  { source: excelFv, given: plan(1_000, 100, 6, 12), expected: { futureValue: 2301.4 }, decimals: 2 },
  { source: excelNper, given: plan(1_000, 100, 12, 59.6738655), expected: { futureValue: 10000 }, decimals: 4 },
  { source: sipExample, given: plan(0, 1_000, 12, 12), expected: { effectiveFutureValue: 12766 }, decimals: 0 },
]
