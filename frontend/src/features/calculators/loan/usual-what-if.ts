import { monthlyRate } from '../arithmetic/annuity.ts'
import { wholeRupees } from '../../../lib/money.ts'
import type { LoanTerms } from './loan-results.ts'
import { plainLoan, type PartPayment } from './plan/loan-plan.ts'
import { planOutcome } from './plan/plan-results.ts'
import { savingText } from './plan/plan-texts.ts'

/** About a fiftieth of the loan, rounded down to 1, 2 or 5 followed by zeros. */
function roundPart(principal: number) {
  const part = principal / 50
  const size = 10 ** Math.floor(Math.log10(Math.max(1, part)))
  return ([5, 2, 1].find((each) => each * size <= part) ?? 1) * size
}

/** The most common what-if of a loan: a round prepayment after one year. Undefined if the loan is not longer than a year. */
export function usualPartPayment({ principal, tenureMonths }: LoanTerms): PartPayment | undefined {
  return tenureMonths > 12 ? { kind: 'once', from: 12, amount: roundPart(principal), effect: 'time' } : undefined
}

/** "Pay ₹1,00,000 extra after month 12: 11 fewer instalments, ₹3,82,265 less interest." */
export function whatIfText(terms: LoanTerms) {
  const part = usualPartPayment(terms)
  if (!part || monthlyRate(terms.annualRatePercent) === 0) return undefined
  const outcome = planOutcome({ ...plainLoan(terms), partPayments: [part] })
  return outcome.kind === 'planned' ? `Pay ${wholeRupees(part.amount)} extra after month 12: ${savingText(outcome.results)}.` : undefined
}
