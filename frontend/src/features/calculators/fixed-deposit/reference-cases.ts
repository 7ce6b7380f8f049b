import { casesOf } from '../references/published-case.ts'
import { depositExample, excelEffect, indiaPost, ownFormula } from '../references/reference-sources.ts'
import { fixedDeposit } from './fixed-deposit-calculator.ts'

/** Savings certificates have annual interest; time deposits and the Mahila Samman certificate have quarterly interest. */
export const cases = casesOf(fixedDeposit, [
  {
    source: ownFormula,
    query: 'principal=100000&annualRate=6.5&years=5',
    expected: { maturityValue: 137008.67, interest: 37008.67 },
    decimals: 2,
  },
  { source: indiaPost, query: 'principal=10000&annualRate=7.7&years=5', expected: { maturityValue: 14490 }, decimals: 0 },
  { source: indiaPost, query: 'principal=25000&annualRate=7.7&years=5', expected: { maturityValue: 36226 }, decimals: 0 },
  { source: indiaPost, query: 'principal=50000&annualRate=7.7&years=5', expected: { maturityValue: 72452 }, decimals: 0 },
  { source: indiaPost, query: 'principal=10000&annualRate=7.5&years=1', expected: { quarterlyInterest: 771 }, decimals: 0 },
  { source: indiaPost, query: 'principal=10000&annualRate=7.5&years=2', expected: { quarterlyMaturityValue: 11602 }, decimals: 0 },
  { source: excelEffect, query: 'principal=10000&annualRate=5.25&years=1', expected: { quarterlyInterest: 535.427 }, decimals: 3 },
  { source: depositExample, query: 'principal=15000&annualRate=5&years=2', expected: { quarterlyMaturityValue: 16567.29 }, decimals: 2 },
  { source: ownFormula, query: 'principal=100000&annualRate=8&days=400', expected: { quarterlyInterest: 9073.57 }, decimals: 2 },
  { source: ownFormula, query: 'principal=10000&annualRate=8&years=3', expected: { quarterlyMaturityValue: 12682.42 }, decimals: 2 },
])
