import { monthlyRate, presentValue } from '../arithmetic/annuity.ts'
import { finiteResults, noneNegative } from '../arithmetic/finite-results.ts'

/** Income and obligations in rupees a month; `foir` is the percentage of income that may go into instalments. */
export interface EligibilityTerms {
  income: number
  obligations: number
  foir: number
  annualRate: number
  term: number
}

/** The instalment that an income allows, and the loan that it repays. */
export function eligibilityResults({ income, obligations, foir, annualRate, term }: EligibilityTerms) {
  if (!noneNegative(income, obligations, foir, annualRate, term)) return undefined
  const emi = Math.max(0, (income * foir) / 100 - obligations)
  const principal = presentValue(emi, monthlyRate(annualRate), term)
  return finiteResults({ emi, principal, interest: emi * term - principal })
}
