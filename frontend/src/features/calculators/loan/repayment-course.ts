import { levelInstalment, monthlyRate } from '../arithmetic/annuity.ts'
import { allPositive, noneNegative } from '../arithmetic/finite-figures.ts'
import type { LoanTerms } from './loan-figures.ts'

/** How often somebody pays more than the instalment. */
export const prepaymentKinds = ['once', 'monthly', 'yearly'] as const
export type PrepaymentKind = (typeof prepaymentKinds)[number]

/** Rupees paid on top, with instalment `firstInstalment` (from 1) and then as often as the kind says. The instalment stays. */
export type Prepayment = { kind: PrepaymentKind, amount: number, firstInstalment: number }

/**
 * Another rate from instalment `firstInstalment` on. With `keep: 'tenure'` the instalment is worked out anew so that the
 * loan ends when it was to end; with `keep: 'instalment'` the loan takes longer or ends sooner.
 */
export type RateChange = { annualRatePercent: number, firstInstalment: number, keep: 'tenure' | 'instalment' }

export type RepaymentPlan = LoanTerms & { prepayment?: Prepayment, rateChange?: RateChange }

/** One month in rupees, unrounded; `balance` is what is owed after it. */
export type CourseMonth = { interest: number, principal: number, prepayment: number, balance: number }

/** `never-repaid`: the instalment does not cover the interest, or a hundred years would not do. */
export type RepaymentCourse = { kind: 'repaid', months: CourseMonth[] } | { kind: 'never-repaid' } | { kind: 'no-figures' }

/** No loan is longer; a course that would be is not repaid within a lifetime. */
export const longestCourseMonths = 1_200

/** What is left below half a paisa, or is the error of doubles, goes with the instalment. */
const negligible = (principal: number) => Math.max(0.005, principal * 1e-10)

function prepaymentDue(number: number, prepayment: Prepayment | undefined) {
  if (!prepayment || number < prepayment.firstInstalment) return 0
  const since = number - prepayment.firstInstalment
  const due = { once: since === 0, monthly: true, yearly: since % 12 === 0 }[prepayment.kind]
  return due ? prepayment.amount : 0
}

function canBeWorkedOut({ principal, annualRatePercent, tenureMonths, prepayment, rateChange }: RepaymentPlan) {
  if (!allPositive(principal, tenureMonths) || !noneNegative(annualRatePercent) || !Number.isInteger(tenureMonths)) return false
  if (tenureMonths > longestCourseMonths) return false
  if (prepayment && !(noneNegative(prepayment.amount) && allPositive(prepayment.firstInstalment))) return false
  return !rateChange || (noneNegative(rateChange.annualRatePercent) && allPositive(rateChange.firstInstalment))
}

/** Follows a loan month by month at full precision, with what is paid on top and with a change of its rate. */
export function repaymentCourse(plan: RepaymentPlan): RepaymentCourse {
  if (!canBeWorkedOut(plan)) return { kind: 'no-figures' }
  const { principal, tenureMonths, prepayment, rateChange } = plan
  let rate = monthlyRate(plan.annualRatePercent)
  let instalment = levelInstalment(principal, rate, tenureMonths)
  let balance = principal
  const months: CourseMonth[] = []
  while (balance > 0 && months.length < longestCourseMonths) {
    const number = months.length + 1
    if (rateChange && number === rateChange.firstInstalment) {
      rate = monthlyRate(rateChange.annualRatePercent)
      if (rateChange.keep === 'tenure') instalment = levelInstalment(balance, rate, tenureMonths - number + 1)
    }
    const interest = balance * rate
    if (!Number.isFinite(instalment + interest)) return { kind: 'no-figures' }
    const isLast = balance + interest <= instalment + negligible(principal)
    if (!isLast && instalment <= interest) return { kind: 'never-repaid' }
    const repaid = isLast ? balance : instalment - interest
    const onTop = Math.min(prepaymentDue(number, prepayment), balance - repaid)
    balance -= repaid + onTop
    if (balance <= negligible(principal) / 2) balance = 0
    months.push({ interest, principal: repaid, prepayment: onTop, balance })
  }
  return balance > 0 ? { kind: 'never-repaid' } : { kind: 'repaid', months }
}
