import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { hra } from './hra-calculator.ts'

export const cases = casesOf(hra, [
  {
    source: ownFormula,
    query: 'basic=600000&hra=300000&rent=240000&city=metro&taxYear=2026-27',
    expected: { exempt: 180000, taxable: 120000 },
    decimals: 2,
  },
  {
    source: ownFormula,
    query: 'basic=600000&hra=300000&rent=480000&city=other&taxYear=2026-27',
    expected: { exempt: 240000, taxable: 60000 },
    decimals: 2,
  },
  {
    source: ownFormula,
    query: 'basic=600000&hra=300000&rent=50000&city=metro&taxYear=2026-27',
    expected: { exempt: 0, taxable: 300000 },
    decimals: 2,
  },
])
