import { growthLessOne } from '../arithmetic/annuity.ts'
import { finiteResults, noneNegative } from '../arithmetic/finite-results.ts'

/** A recurring deposit: an amount in rupees at the start of each month. */
export interface RdTerms {
  monthly: number
  annualRate: number
  months: number
}

/**
 * The banks' formula: R × ((1 + i)^n − 1) ÷ (1 − (1 + i)^(−1/3)), with i the quarterly rate and n the number of quarters. Each deposit earns
 * quarterly interest; parts of a quarter count as fractional powers. At a rate of 0, the deposits alone.
 */
export function rdValue({ monthly, annualRate, months }: RdTerms) {
  const rate = annualRate / 400
  return rate === 0 ? monthly * months : (monthly * growthLessOne(rate, months / 3)) / -growthLessOne(rate, -1 / 3)
}

export function rdResults(terms: RdTerms) {
  const { monthly, annualRate, months } = terms
  if (!noneNegative(monthly, annualRate, months)) return undefined
  const [maturityValue, totalInvested] = [rdValue(terms), monthly * months]
  return finiteResults({ maturityValue, totalInvested, interest: maturityValue - totalInvested })
}
