import { levelInstalment, monthlyRate, presentValue } from '../arithmetic/annuity.ts'
import { allPositive, noneNegative } from '../arithmetic/finite-figures.ts'
import type { LoanTerms } from './loan-figures.ts'

/** What a lender takes beside interest, in rupees: kept back when the loan is paid out, and with each instalment. */
export type LoanFees = { upfrontFees: number; monthlyFees: number }

/** A month's rate above it is no loan that anybody offers; the search ends there. */
const highestMonthlyRate = 1e6
/** Each step halves what is uncertain; after so many a double cannot be told from its neighbour. */
const mostSteps = 200

/**
 * The rate per period at which level payments are worth exactly what was received, spreadsheets' RATE: found by halving,
 * since the worth falls steadily as the rate rises. Undefined where no rate from 0 on does it.
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
 * The annual percentage rate in percent, by the method of the Key Facts Statement (Reserve Bank of India, circular of
 * 15 April 2024, Annex B): the internal rate of return of what is paid out net of fees against all that is paid, per
 * month, times twelve. Undefined where the fees eat up the loan or an input is no number to work with.
 */
export function annualPercentageRate({ principal, annualRatePercent, tenureMonths, upfrontFees, monthlyFees }: LoanTerms & LoanFees) {
  if (!allPositive(principal, tenureMonths) || !noneNegative(annualRatePercent, upfrontFees, monthlyFees)) return undefined
  if (upfrontFees === 0 && monthlyFees === 0) return annualRatePercent
  const payment = levelInstalment(principal, monthlyRate(annualRatePercent), tenureMonths) + monthlyFees
  const rate = ratePerPeriod(principal - upfrontFees, payment, tenureMonths)
  return rate === undefined ? undefined : rate * 1200
}
