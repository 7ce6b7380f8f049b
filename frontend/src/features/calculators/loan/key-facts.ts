import { finiteFigures } from '../arithmetic/finite-figures.ts'
import { annualPercentageRate, type LoanFees } from './annual-percentage-rate.ts'
import { loanFigures, type LoanTerms } from './loan-figures.ts'

/**
 * The costs in a Key Facts Statement (Reserve Bank of India, circular of 15 April 2024, Annex B): the amount received after fees, the monthly and
 * total payments, the part that is not principal, and the annual percentage rate. In rupees and percent, unrounded; undefined if there is no result.
 */
export function keyFacts({ upfrontFees, monthlyFees, ...terms }: LoanTerms & LoanFees) {
  const figures = loanFigures(terms)
  const rate = annualPercentageRate({ ...terms, upfrontFees, monthlyFees })
  if (!figures || rate === undefined) return undefined
  const monthlyPayment = figures.emi + monthlyFees
  const allFees = upfrontFees + monthlyFees * terms.tenureMonths
  return finiteFigures({
    netDisbursal: terms.principal - upfrontFees,
    monthlyPayment,
    allFees,
    totalCost: figures.totalInterest + allFees,
    annualPercentageRate: rate,
  })
}
