import type { ReferenceCase } from '../references/reference-case.ts'
import { depositExample, excelEffect, indiaPost, ownFormula } from '../references/reference-sources.ts'
import type { DepositTerms } from './deposit-figures.ts'

const deposit = (principal: number, annualRatePercent: number, tenureMonths: number): DepositTerms => ({
  principal,
  annualRatePercent,
  tenureMonths,
})

type DepositFigure = 'maturityValue' | 'interest' | 'quarterlyMaturityValue' | 'quarterlyInterest'

/** Savings certificates have annual interest; time deposits and the Mahila Samman certificate have quarterly interest. */
export const depositCases: readonly ReferenceCase<DepositTerms, DepositFigure>[] = [
  {
    source: ownFormula,
    given: deposit(100_000, 6.5, 60),
    expected: { maturityValue: 137008.67, interest: 37008.67 },
    decimals: 2,
  },
  { source: indiaPost, given: deposit(10_000, 7.7, 60), expected: { maturityValue: 14490 }, decimals: 0 },
  { source: indiaPost, given: deposit(25_000, 7.7, 60), expected: { maturityValue: 36226 }, decimals: 0 },
  { source: indiaPost, given: deposit(50_000, 7.7, 60), expected: { maturityValue: 72452 }, decimals: 0 },
  { source: indiaPost, given: deposit(10_000, 7.5, 12), expected: { quarterlyInterest: 771 }, decimals: 0 },
  { source: indiaPost, given: deposit(10_000, 7.5, 24), expected: { quarterlyMaturityValue: 11602 }, decimals: 0 },
  { source: excelEffect, given: deposit(10_000, 5.25, 12), expected: { quarterlyInterest: 535.427 }, decimals: 3 },
  { source: depositExample, given: deposit(15_000, 5, 24), expected: { quarterlyMaturityValue: 16567.29 }, decimals: 2 },
  { source: ownFormula, given: deposit(100_000, 8, (400 * 12) / 365), expected: { quarterlyInterest: 9073.57 }, decimals: 2 },
  { source: ownFormula, given: deposit(10_000, 8, 36), expected: { quarterlyMaturityValue: 12682.42 }, decimals: 2 },
]
