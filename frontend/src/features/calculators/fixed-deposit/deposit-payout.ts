import { growthLessOne } from '../arithmetic/annuity.ts'
import { finiteResults } from '../arithmetic/finite-results.ts'
import { depositResults, type DepositTerms } from './deposit-results.ts'

export type Payout = 'maturity' | 'quarterly' | 'monthly'

/** The number of interest payments a year. */
export const paymentsOf = { quarterly: 4, monthly: 12 } as const

/**
 * Interest that is paid out, in rupees and unrounded. A quarterly payment is a quarter of the annual interest; monthly payments are discounted to
 * equal it by the end of the quarter, as banks do. Undefined if the interest stays in the deposit.
 */
export function depositPayout(terms: DepositTerms, payout: Payout) {
  if (payout === 'maturity' || !depositResults(terms)) return undefined
  const { principal, annualRatePercent, tenureMonths } = terms
  const perYear = paymentsOf[payout]
  const quarter = annualRatePercent / 400
  const each = principal * (payout === 'quarterly' ? quarter : growthLessOne(quarter, 1 / 3))
  const payments = Math.floor((tenureMonths / 12) * perYear + 1e-9)
  // Simple interest for the days after the last full period
  const rest = principal * (annualRatePercent / 100) * (tenureMonths / 12 - payments / perYear)
  return finiteResults({ payout: each, payments, paidOut: each * payments + Math.max(0, rest) })
}
