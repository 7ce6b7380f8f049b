import { growthLessOne } from '../arithmetic/annuity.ts'
import { finiteResults, noneNegative } from '../arithmetic/finite-results.ts'

/** A single investment; `perYear` is the number of times a year that interest is added. */
export interface LumpsumTerms {
  principal: number
  annualRate: number
  term: number
  perYear: number
}

/** The interest on one rupee after this number of months; parts of a period count as fractional powers. */
export const lumpsumGrowth = ({ annualRate, perYear }: Pick<LumpsumTerms, 'annualRate' | 'perYear'>, months: number) =>
  growthLessOne(annualRate / 100 / perYear, (perYear * months) / 12)

/** P × (1 + rate ÷ 100 ÷ m) to the power of m × years, in rupees and unrounded. */
export function lumpsumResults(terms: LumpsumTerms) {
  const { principal, annualRate, term, perYear } = terms
  if (!noneNegative(principal, annualRate, term) || !(perYear >= 1)) return undefined
  const gain = principal * lumpsumGrowth(terms, term)
  return finiteResults({ futureValue: principal + gain, gain, yearlyYield: lumpsumGrowth(terms, 12) * 100 })
}
