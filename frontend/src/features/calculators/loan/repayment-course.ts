import { allPositive, noneNegative } from '../arithmetic/finite-figures.ts'
import type { LoanTerms } from './loan-figures.ts'
import { plainLoan } from './plan/loan-plan.ts'
import { planCourse, type PlanMonth } from './plan/plan-course.ts'

/** How often somebody pays more than the instalment. */
export const prepaymentKinds = ['once', 'monthly', 'yearly'] as const
export type PrepaymentKind = (typeof prepaymentKinds)[number]

/** Rupees paid on top, with instalment `firstInstalment` (from 1) and then as often as the kind says. The instalment stays. */
export type Prepayment = { kind: PrepaymentKind; amount: number; firstInstalment: number }

/**
 * Another rate from instalment `firstInstalment` on. With `keep: 'tenure'` the instalment is worked out again so that the
 * loan ends when it was to end; with `keep: 'instalment'` the loan takes longer or ends sooner.
 */
export type RateChange = { annualRatePercent: number; firstInstalment: number; keep: 'tenure' | 'instalment' }

export type RepaymentPlan = LoanTerms & { prepayment?: Prepayment; rateChange?: RateChange }

/** One month in rupees, unrounded; `balance` is what is owed after it. */
export type CourseMonth = Omit<PlanMonth, 'paid'>

/** `never-repaid`: the instalment does not cover the interest, or a hundred years would not do. */
export type RepaymentCourse = { kind: 'repaid'; months: CourseMonth[] } | { kind: 'never-repaid' } | { kind: 'no-figures' }

function canBeWorkedOut({ prepayment, rateChange }: RepaymentPlan) {
  if (prepayment && !(noneNegative(prepayment.amount) && allPositive(prepayment.firstInstalment))) return false
  return !rateChange || (noneNegative(rateChange.annualRatePercent) && allPositive(rateChange.firstInstalment))
}

/** Follows a loan month by month at full precision, with one thing paid on top and one change of its rate. */
export function repaymentCourse(plan: RepaymentPlan): RepaymentCourse {
  if (!canBeWorkedOut(plan)) return { kind: 'no-figures' }
  const { prepayment, rateChange, ...terms } = plan
  const course = planCourse({
    ...plainLoan(terms),
    partPayments: prepayment ? [{ ...prepayment, from: prepayment.firstInstalment, effect: 'time' }] : [],
    rateSteps: rateChange ? [{ ...rateChange, from: rateChange.firstInstalment, effect: rateChange.keep === 'tenure' ? 'emi' : 'time' }] : [],
  })
  if (course.kind === 'never-repaid') return { kind: 'never-repaid' }
  // Beyond 1e308 rupees an instalment is no number any more
  const isFinite = course.kind === 'repaid' && course.months.every((month) => Object.values(month).every(Number.isFinite))
  return isFinite ? course : { kind: 'no-figures' }
}
