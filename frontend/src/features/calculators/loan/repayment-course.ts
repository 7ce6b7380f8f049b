import { allPositive, noneNegative } from '../arithmetic/finite-results.ts'
import type { LoanTerms } from './loan-results.ts'
import { plainLoan } from './plan/loan-plan.ts'
import { planCourse, type PlanMonth } from './plan/plan-course.ts'

/** The frequency of a prepayment. */
export const prepaymentKinds = ['once', 'monthly', 'yearly'] as const
export type PrepaymentKind = (typeof prepaymentKinds)[number]

/** A prepayment in rupees, with instalment `firstInstalment` (from 1) and then repeated by kind. The instalment stays the same. */
export type Prepayment = { kind: PrepaymentKind; amount: number; firstInstalment: number }

/**
 * Another rate from instalment `firstInstalment` on. `keep: 'tenure'` recalculates the instalment so that the loan still ends on time; `keep:
 * 'instalment'` changes the end of the loan.
 */
export type RateChange = { annualRatePercent: number; firstInstalment: number; keep: 'tenure' | 'instalment' }

export type RepaymentPlan = LoanTerms & { prepayment?: Prepayment; rateChange?: RateChange }

/** One month in rupees, unrounded; `balance` is the amount still owed after it. */
export type CourseMonth = Omit<PlanMonth, 'paid'>

/** `never-repaid`: the instalment does not cover the interest, or the loan would take more than a hundred years. */
export type RepaymentCourse = { kind: 'repaid'; months: CourseMonth[] } | { kind: 'never-repaid' } | { kind: 'no-result' }

function canBeWorkedOut({ prepayment, rateChange }: RepaymentPlan) {
  if (prepayment && !(noneNegative(prepayment.amount) && allPositive(prepayment.firstInstalment))) return false
  return !rateChange || (noneNegative(rateChange.annualRatePercent) && allPositive(rateChange.firstInstalment))
}

/** Follows a loan month by month at full precision, with at most one prepayment and one rate change. */
export function repaymentCourse(plan: RepaymentPlan): RepaymentCourse {
  if (!canBeWorkedOut(plan)) return { kind: 'no-result' }
  const { prepayment, rateChange, ...terms } = plan
  const course = planCourse({
    ...plainLoan(terms),
    partPayments: prepayment ? [{ ...prepayment, from: prepayment.firstInstalment, effect: 'time' }] : [],
    rateSteps: rateChange ? [{ ...rateChange, from: rateChange.firstInstalment, effect: rateChange.keep === 'tenure' ? 'emi' : 'time' }] : [],
  })
  if (course.kind === 'never-repaid') return { kind: 'never-repaid' }
  // Above 1e308 rupees, numbers become infinite
  const isFinite = course.kind === 'repaid' && course.months.every((month) => Object.values(month).every(Number.isFinite))
  return isFinite ? course : { kind: 'no-result' }
}
