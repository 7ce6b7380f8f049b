import { finiteFigures } from '../arithmetic/finite-figures.ts'
import { annualPercentageRate, type LoanFees } from './annual-percentage-rate.ts'
import { loanFigures, type LoanTerms } from './loan-figures.ts'

/**
 * What a Key Facts Statement says of the cost of a loan (Reserve Bank of India, circular of 15 April 2024, Annex B): what
 * is paid out net of fees, what is paid each month and in all, what of that is not principal, and the annual percentage
 * rate. Rupees and percent, unrounded; undefined where it cannot be worked out.
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
