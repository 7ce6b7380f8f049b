import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { nps } from './nps-calculator.ts'

export const cases = casesOf(nps, [
  {
    source: ownFormula,
    query: 'on=2026-11-22&monthly=10000&annualRate=12&years=10&annuityShare=20&annuityRate=6',
    expected: { corpus: 2323390.76, lumpSum: 1858712.61, annuityCorpus: 464678.15, pension: 2323.39 },
    decimals: 2,
  },
])
