import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { incomeTax } from './income-tax-calculator.ts'

const year = 'taxYear=2026-27&age=30'

export const cases = casesOf(incomeTax, [
  { source: ownFormula, query: `${year}&salary=1500000`, expected: { newTax: 97500, oldTax: 257400, saving: 159900 }, decimals: 2 },
  { source: ownFormula, query: `${year}&salary=1275000`, expected: { newTaxableIncome: 1200000, newRebate: 60000, newTax: 0 }, decimals: 2 },
  { source: ownFormula, query: `${year}&salary=1276000`, expected: { newSlabTax: 60150, newMarginalRelief: 59150, newTax: 1040 }, decimals: 2 },
  {
    source: ownFormula,
    query: `${year}&salary=5175000`,
    expected: { newSlabTax: 1110000, newSurcharge: 111000, newSurchargeRelief: 41000, newTax: 1227200 },
    decimals: 2,
  },
  { source: ownFormula, query: `${year}&salary=550000`, expected: { oldRebate: 12500, oldTax: 0 }, decimals: 2 },
  { source: ownFormula, query: `${year}&salary=550010`, expected: { oldRebate: 0, oldTax: 13000 }, decimals: 2 },
  { source: ownFormula, query: `${year}&salary=1875073`, expected: { newTaxableIncome: 1800070, newTax: 166410, oldTax: 374420 }, decimals: 2 },
  { source: ownFormula, query: `${year}&salary=0&otherIncome=500004`, expected: { oldTaxableIncome: 500000, oldTax: 0 }, decimals: 2 },
  { source: ownFormula, query: 'taxYear=2025-26&age=30&salary=0&otherIncome=1200004', expected: { newTax: 0 }, decimals: 2 },
  { source: ownFormula, query: 'taxYear=2025-26&age=80&salary=1050000', expected: { oldSlabTax: 100000, oldTax: 104000 }, decimals: 2 },
  {
    source: ownFormula,
    query: `${year}&salary=1500000&section80C=200000&homeLoanInterest=250000&nps80CCD1B=50000`,
    expected: { oldTaxableIncome: 1050000 },
    decimals: 2,
  },
])
