import { levelInstalment, monthlyRate, presentValue } from '../arithmetic/annuity.ts'
import { allPositive, noneNegative } from '../arithmetic/finite-results.ts'
import type { LoanTerms } from './loan-results.ts'

/** Charges besides interest, in rupees: deducted at disbursal, and added to each instalment. */
export type LoanFees = { upfrontFees: number; monthlyFees: number }

/** Above any rate that is offered; the search ends there. */
const highestMonthlyRate = 1e6
/** Enough bisection steps to reach the precision of a double. */
const mostSteps = 200

/**
 * The rate per period at which level payments have the present value `received`, RATE in spreadsheets. Found by bisection, since the present value
 * falls as the rate rises. Undefined if no rate from 0 on fits.
 */
export function ratePerPeriod(received: number, payment: number, periods: number) {
  if (!allPositive(received, payment, periods) || !Number.isFinite(payment * periods)) return undefined
  if (payment * periods < received || presentValue(payment, highestMonthlyRate, periods) > received) return undefined
  let low = 0
  let high = highestMonthlyRate
  for (let step = 0; step < mostSteps && high > low; step += 1) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (presentValue(payment, middle, periods) > received) low = middle
    else high = middle
  }
  return high
}

/**
 * The annual percentage rate in percent, by the method of the Key Facts Statement (Reserve Bank of India, circular of 15 April 2024, Annex B): the
 * monthly internal rate of return of the amount received after fees against all payments, times twelve. Undefined if the fees exceed the loan or an
 * input is invalid.
 */
export function annualPercentageRate({ principal, annualRatePercent, tenureMonths, upfrontFees, monthlyFees }: LoanTerms & LoanFees) {
  if (!allPositive(principal, tenureMonths) || !noneNegative(annualRatePercent, upfrontFees, monthlyFees)) return undefined
  if (upfrontFees === 0 && monthlyFees === 0) return annualRatePercent
  const payment = levelInstalment(principal, monthlyRate(annualRatePercent), tenureMonths) + monthlyFees
  const rate = ratePerPeriod(principal - upfrontFees, payment, tenureMonths)
  return rate === undefined ? undefined : rate * 1200
}
