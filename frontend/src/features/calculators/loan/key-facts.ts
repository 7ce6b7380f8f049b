import { finiteResults } from '../arithmetic/finite-results.ts'
import { annualPercentageRate, type LoanFees } from './annual-percentage-rate.ts'
import { loanResults, type LoanTerms } from './loan-results.ts'

/**
 * The costs in a Key Facts Statement (Reserve Bank of India, circular of 15 April 2024, Annex B): the amount received after fees, the monthly and
 * total payments, the part that is not principal, and the annual percentage rate. In rupees and percent, unrounded; undefined if there is no result.
 */
export function keyFacts({ upfrontFees, monthlyFees, ...terms }: LoanTerms & LoanFees) {
  const results = loanResults(terms)
  const rate = annualPercentageRate({ ...terms, upfrontFees, monthlyFees })
  if (!results || rate === undefined) return undefined
  const monthlyPayment = results.emi + monthlyFees
  const allFees = upfrontFees + monthlyFees * terms.tenureMonths
  return finiteResults({
    netDisbursal: terms.principal - upfrontFees,
    monthlyPayment,
    allFees,
    totalCost: results.totalInterest + allFees,
    annualPercentageRate: rate,
  })
}
