import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { flatRate } from './flat-rate-calculator.ts'

export const cases = casesOf(flatRate, [
  {
    source: ownFormula,
    query: 'principal=100000&flatRate=10&months=12',
    expected: { emi: 9166.67, interest: 10000, reducingRate: 17.97 },
    decimals: 2,
  },
  {
    source: ownFormula,
    query: 'principal=120000&flatRate=0&months=12',
    expected: { emi: 10000, interest: 0, reducingRate: 0, effectiveRate: 0 },
    decimals: 2,
  },
])
