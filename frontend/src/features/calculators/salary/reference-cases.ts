import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { salary } from './salary-calculator.ts'

export const cases = casesOf(salary, [
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
  {
    // All of ₹18,75,073 is paid out; the tax is as filed
    source: ownFormula,
    query: 'ctc=1875073&basicPercent=0&employerPf=no&gratuityInCtc=no&nps=0&regime=new&taxYear=2026-27',
    expected: { annualTax: 166410, monthlyInHand: 142388.58 },
    decimals: 2,
  },
  {
    // 12% of ₹41,668.75 a month is ₹5,000.25
    source: ownFormula,
    query: 'ctc=1000050&basicPercent=50&employerPf=yes&gratuityInCtc=no&nps=0&regime=new&taxYear=2026-27',
    expected: { epf: 60000, annualTax: 0, monthlyInHand: 73337.5 },
    decimals: 2,
  },
])
