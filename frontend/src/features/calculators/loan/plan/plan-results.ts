import { loanResults } from '../loan-results.ts'
import { plainLoan, type LoanPlan } from './loan-plan.ts'
import { planCourse, type PlanMonth } from './plan-course.ts'

/**
 * The results of a plan against the same loan without it, in rupees and unrounded. `charges` are the prepayment charges with GST; `netSaving` is the
 * interest saved minus these charges. `apr` is undefined if no rate fits.
 */
export interface PlanResults {
  plannedMonths: number
  plannedInterest: number
  /** The last level instalment in force. */
  plannedEmi: number
  monthsSaved: number
  interestSaved: number
  charges: number
  netSaving: number
  /** The annual percentage rate of the loan with its fees, as in a Key Facts Statement. */
  apr: number | undefined
  /** The amount of the final instalment. */
  lastInstalment: number
}

export type PlanOutcome =
  { kind: 'planned'; results: PlanResults; months: PlanMonth[] } | { kind: 'never-repaid'; at: number } | { kind: 'no-result' }

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Follows a plan and compares it with the loan without it. */
export function planOutcome(plan: LoanPlan): PlanOutcome {
  const course = planCourse(plan)
  const plain = loanResults(plan.terms)
  if (course.kind !== 'repaid') return course
  if (!plain) return { kind: 'no-result' }
  const { months } = course
  const plannedInterest = sum(months.map(({ interest }) => interest))
  const onTop = sum(months.map(({ prepayment }) => prepayment))
  const charges = onTop * (plan.chargePercent / 100) * (1 + plan.chargeGstPercent / 100)
  const interestSaved = plain.totalInterest - plannedInterest
  return {
    kind: 'planned',
    months,
    results: {
      plannedMonths: months.length,
      plannedInterest,
      plannedEmi: course.instalment,
      monthsSaved: plan.terms.tenureMonths - months.length,
      interestSaved,
      charges,
      netSaving: interestSaved - charges,
      apr: annualPercentageRateOf(plan),
      lastInstalment: months.findLast(({ paid }) => paid > 0)?.paid ?? 0,
    },
  }
}

/** Above any rate that is offered; the search ends there. */
const highestMonthlyRate = 100
/** Enough bisection steps to reach the precision of a double. */
const mostSteps = 200

/**
 * The annual percentage rate: twelve times the monthly rate at which all instalments as agreed have the present value of the amount received after
 * fees (Reserve Bank of India, Key Facts Statement, circular of 15 April 2024, Annex B). Ignores prepayments and rate changes, which are unknown at
 * signing. In percent.
 */
function annualPercentageRateOf(plan: LoanPlan) {
  const { terms, fees, moratoriumMonths, mode, rounding } = plan
  if (fees === 0) return terms.annualRatePercent
  const course = planCourse({ ...plainLoan(terms), moratoriumMonths, mode, rounding })
  const received = terms.principal - fees
  if (course.kind !== 'repaid' || received <= 0) return undefined
  const firstDue = mode === 'advance' ? 0 : 1
  const worthAt = (rate: number) => sum(course.months.map(({ paid }, at) => paid * discount(rate, at + firstDue)))
  if (worthAt(0) < received || worthAt(highestMonthlyRate) > received) return undefined
  let [low, high] = [0, highestMonthlyRate]
  for (let step = 0; step < mostSteps; step += 1) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (worthAt(middle) > received) low = middle
    else high = middle
  }
  return high * 1200
}

/** The present value of one rupee after this number of months. */
const discount = (rate: number, months: number) => Math.exp(-months * Math.log1p(rate))
