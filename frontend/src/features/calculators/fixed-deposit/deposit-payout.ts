import { growthLessOne } from '../arithmetic/annuity.ts'
import { finiteFigures } from '../arithmetic/finite-figures.ts'
import { depositFigures, type DepositTerms } from './deposit-figures.ts'

export type Payout = 'maturity' | 'quarterly' | 'monthly'

/** How many payments a year has. */
export const paymentsOf = { quarterly: 4, monthly: 12 } as const

/**
 * Interest that is paid out, in rupees and unrounded. A quarter pays a quarter of the rate; a month pays what would grow to
 * that within the quarter, as banks discount it. Undefined where it is kept until the end.
 */
export function depositPayout(terms: DepositTerms, payout: Payout) {
  if (payout === 'maturity' || !depositFigures(terms)) return undefined
  const { principal, annualRatePercent, tenureMonths } = terms
  const perYear = paymentsOf[payout]
  const quarter = annualRatePercent / 400
  const each = principal * (payout === 'quarterly' ? quarter : growthLessOne(quarter, 1 / 3))
  const payments = Math.floor((tenureMonths / 12) * perYear + 1e-9)
  // The days after the last whole payment have simple interest
  const rest = principal * (annualRatePercent / 100) * (tenureMonths / 12 - payments / perYear)
  return finiteFigures({ payout: each, payments, paidOut: each * payments + Math.max(0, rest) })
}
