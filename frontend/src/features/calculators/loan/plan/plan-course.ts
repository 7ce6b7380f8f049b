import { growthLessOne, levelInstalment, monthlyRate } from '../../arithmetic/annuity.ts'
import { allPositive, noneNegative } from '../../arithmetic/finite-results.ts'
import type { LoanPlan, PartPayment, RateStep } from './loan-plan.ts'

/** One month in rupees, unrounded: `paid` excludes prepayments, `balance` is the amount still owed afterwards. */
export type PlanMonth = { paid: number; interest: number; principal: number; prepayment: number; balance: number }

/** `instalment` is the last level one in force. `never-repaid`: from instalment `at` on, it does not cover the interest. */
export type PlanCourse = { kind: 'repaid'; months: PlanMonth[]; instalment: number } | { kind: 'never-repaid'; at: number } | { kind: 'no-result' }

/** The longest loan: a hundred years. */
export const longestPlanMonths = 1_200

/** A balance below half a paisa, or within floating-point error, is paid with the instalment. */
const negligible = (principal: number) => Math.max(0.005, principal * 1e-10)
/** Stops floating-point error from raising an instalment in whole rupees to the next rupee. */
const doubleError = 1e-7

/** The state of a loan between two months. `end` is the number of its last instalment if nothing else changes. */
interface Standing {
  balance: number
  rate: number
  instalment: number
  end: number
}

function canBeWorkedOut({ terms, fees, chargePercent, chargeGstPercent, moratoriumMonths }: LoanPlan) {
  const { principal, annualRatePercent, tenureMonths } = terms
  return (
    allPositive(principal, tenureMonths) &&
    noneNegative(annualRatePercent, fees, chargePercent, chargeGstPercent, moratoriumMonths) &&
    Number.isInteger(tenureMonths) &&
    Number.isInteger(moratoriumMonths) &&
    tenureMonths + moratoriumMonths <= longestPlanMonths
  )
}

/** The number of instalments until the loan is repaid, the last one smaller: NPER in spreadsheets, rounded up. */
function instalmentsLeft({ balance, rate, instalment }: Standing) {
  if (balance <= 0) return 0
  if (rate === 0) return Math.ceil(balance / instalment - doubleError)
  const shareOfInterest = (balance * rate) / instalment
  if (shareOfInterest >= 1) return Infinity
  return Math.ceil(-Math.log1p(-shareOfInterest) / Math.log1p(rate) - doubleError)
}

const isDue = ({ kind, from, until = Infinity }: PartPayment, number: number) => {
  if (number < from || number > until) return false
  return { once: number === from, monthly: true, yearly: (number - from) % 12 === 0 }[kind]
}

/** Months without payments: their interest is added to the balance. */
function moratorium({ terms, moratoriumMonths }: LoanPlan): PlanMonth[] {
  const rate = monthlyRate(terms.annualRatePercent)
  return Array.from({ length: moratoriumMonths }, (_, at) => {
    const owed = terms.principal * (1 + growthLessOne(rate, at))
    const interest = owed * rate
    return { paid: 0, interest, principal: -interest, prepayment: 0, balance: owed + interest }
  })
}

/** Follows a plan month by month at full precision. Only the instalment is rounded, if the plan says so. */
export function planCourse(plan: LoanPlan): PlanCourse {
  if (!canBeWorkedOut(plan)) return { kind: 'no-result' }
  const { terms, mode, rounding, partPayments, rateSteps } = plan
  const inForce = (exact: number) => (rounding === 'rupee' ? Math.ceil(exact - doubleError) : exact)
  const months = moratorium(plan)
  const balance = months.at(-1)?.balance ?? terms.principal
  const rate = monthlyRate(terms.annualRatePercent)
  const level = levelInstalment(balance, rate, terms.tenureMonths)
  const now: Standing = { balance, rate, end: terms.tenureMonths, instalment: inForce(mode === 'advance' ? level / (1 + rate) : level) }
  const least = negligible(terms.principal)

  for (let number = 1; now.balance > 0; number += 1) {
    if (months.length >= longestPlanMonths) return { kind: 'never-repaid', at: number }
    const isAtOnce = mode === 'advance' && number === 1
    for (const step of rateSteps.filter(({ from }) => from === number)) takeRate(now, step, number, isAtOnce, inForce)
    const interest = isAtOnce ? 0 : now.balance * now.rate
    if (!Number.isFinite(now.instalment + interest)) return { kind: 'no-result' }
    // The last planned instalment includes the floating-point error, which grows to rupees over decades
    const isLast = number >= now.end || now.balance + interest <= now.instalment + least
    if (!isLast && now.instalment <= interest) return { kind: 'never-repaid', at: number }
    const repaid = isLast ? now.balance : now.instalment - interest
    now.balance -= repaid
    const prepayment = payOnTop(
      now,
      partPayments.filter((each) => isDue(each, number)),
      number,
      inForce,
      least,
    )
    months.push({ paid: interest + repaid, interest, principal: repaid, prepayment, balance: now.balance })
  }
  return { kind: 'repaid', months, instalment: now.instalment }
}

/**
 * Changes the rate before the interest of instalment `number`. With effect `emi`, `end` stays where part payments moved it: a borrower who paid to
 * finish sooner does not want the old term back.
 */
function takeRate(now: Standing, { annualRatePercent, effect }: RateStep, number: number, isAtOnce: boolean, inForce: (exact: number) => number) {
  now.rate = monthlyRate(annualRatePercent)
  if (effect === 'time') now.end = number - 1 + instalmentsLeft(now)
  else {
    const level = levelInstalment(now.balance, now.rate, now.end - number + 1)
    now.instalment = inForce(isAtOnce ? level / (1 + now.rate) : level)
  }
}

/** Applies the part payments after instalment `number`, in the order of the rows. */
function payOnTop(now: Standing, due: readonly PartPayment[], number: number, inForce: (exact: number) => number, least: number) {
  let paid = 0
  for (const { amount, effect } of due) {
    const part = Math.min(amount, now.balance)
    paid += part
    now.balance -= part
    if (now.balance <= least / 2) now.balance = 0
    if (part === 0 || now.balance === 0) continue
    if (effect === 'time') now.end = number + instalmentsLeft(now)
    else if (now.end > number) now.instalment = inForce(levelInstalment(now.balance, now.rate, now.end - number))
  }
  return paid
}
