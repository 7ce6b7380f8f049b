import { repaymentCourse, type CourseMonth, type RepaymentPlan } from './repayment-course.ts'

/** The totals of a loan: months until it is repaid, interest and prepayments in rupees, unrounded. */
type PlanTotals = { months: number; totalInterest: number; totalPrepaid: number }

/**
 * The effect of a prepayment or another rate, against the same loan without them. `monthsSaved` and `interestSaved` are negative if the loan takes
 * longer or costs more.
 */
export type PlanSavings =
  | { kind: 'saved'; before: PlanTotals; after: PlanTotals; monthsSaved: number; interestSaved: number }
  | { kind: 'never-repaid' }
  | { kind: 'no-result' }

const totalsOf = (months: readonly CourseMonth[]): PlanTotals => ({
  months: months.length,
  totalInterest: months.reduce((sum, { interest }) => sum + interest, 0),
  totalPrepaid: months.reduce((sum, { prepayment }) => sum + prepayment, 0),
})

/** Compares the plan with the loan without it. */
export function planSavings({ prepayment, rateChange, ...terms }: RepaymentPlan): PlanSavings {
  const plain = repaymentCourse(terms)
  const planned = repaymentCourse({ ...terms, ...(prepayment && { prepayment }), ...(rateChange && { rateChange }) })
  if (plain.kind !== 'repaid') return plain
  if (planned.kind !== 'repaid') return planned
  const before = totalsOf(plain.months)
  const after = totalsOf(planned.months)
  if (![...Object.values(before), ...Object.values(after)].every(Number.isFinite)) return { kind: 'no-result' }
  return {
    kind: 'saved',
    before,
    after,
    monthsSaved: before.months - after.months,
    interestSaved: before.totalInterest - after.totalInterest,
  }
}
