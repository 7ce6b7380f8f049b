import { casesOf } from '../references/published-case.ts'
import { excelEffect, ownFormula } from '../references/reference-sources.ts'
import { lumpsum } from './lumpsum-calculator.ts'

export const cases = casesOf(lumpsum, [
  { source: excelEffect, query: 'principal=10000&annualRate=5.25&years=1&perYear=4', expected: { gain: 535.427 }, decimals: 3 },
  { source: ownFormula, query: 'principal=100000&annualRate=12&years=10&perYear=1', expected: { futureValue: 310584.82 }, decimals: 2 },
  { source: ownFormula, query: 'principal=100000&annualRate=0&years=10&perYear=12', expected: { futureValue: 100000, gain: 0 }, decimals: 2 },
])
