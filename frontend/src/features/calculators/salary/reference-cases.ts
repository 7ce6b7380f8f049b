import type { AskedCase } from '../references/asked-case.ts'
import { ownFormula } from '../references/reference-sources.ts'

export const salaryCases: readonly AskedCase[] = [
  {
    source: ownFormula,
    query: 'ctc=1275000&basicPercent=0&employerPf=no&gratuityInCtc=no&nps=0&regime=new&taxYear=2026-27',
    expected: { annualTax: 0, epf: 0, monthlyInHand: 106250 },
    decimals: 2,
  },
  {
    source: ownFormula,
    query: 'ctc=1500000&basicPercent=50&employerPf=yes&gratuityInCtc=no&nps=0&regime=new&taxYear=2026-27',
    expected: { epf: 90000, annualTax: 83460, monthlyInHand: 103045 },
    decimals: 2,
  },
]
