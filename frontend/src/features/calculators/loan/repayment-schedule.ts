import { addMonths, type CalendarMonth } from '../../../lib/calendar-month.ts'
import { fitsTable, inPaise, runningRounds, type TableUnit } from '../tables/running-rounds.ts'
import { repaymentCourse, type CourseMonth, type RepaymentPlan } from './repayment-course.ts'

/** Whole paise: what is paid, what of it is interest and principal, what is paid on top, and what is owed afterwards. */
export type ScheduleAmounts = {
  paymentPaise: number
  interestPaise: number
  principalPaise: number
  prepaymentPaise: number
  balancePaise: number
}

/** One instalment; `number` counts from 1. */
export type ScheduleRow = ScheduleAmounts & { number: number; month: CalendarMonth }

/** What the columns add up to, worked out by adding them up. */
export type ScheduleTotals = Omit<ScheduleAmounts, 'balancePaise'>

export type RepaymentSchedule = { rows: ScheduleRow[]; totals: ScheduleTotals }

export const totalsOf = (rows: readonly ScheduleAmounts[]): ScheduleTotals =>
  rows.reduce(
    (sum, row) => ({
      paymentPaise: sum.paymentPaise + row.paymentPaise,
      interestPaise: sum.interestPaise + row.interestPaise,
      principalPaise: sum.principalPaise + row.principalPaise,
      prepaymentPaise: sum.prepaymentPaise + row.prepaymentPaise,
    }),
    { paymentPaise: 0, interestPaise: 0, principalPaise: 0, prepaymentPaise: 0 },
  )

function roundedMonths(principal: number, months: readonly CourseMonth[], unit: TableUnit): ScheduleAmounts[] {
  const roundInterest = runningRounds(unit)
  const roundPrepayment = runningRounds(unit)
  let owedPaise = inPaise(principal, unit)
  return months.map(({ interest, prepayment, balance }) => {
    const interestPaise = roundInterest(interest)
    const prepaymentPaise = roundPrepayment(prepayment)
    const balancePaise = inPaise(balance, unit)
    const principalPaise = owedPaise - balancePaise - prepaymentPaise
    owedPaise = balancePaise
    return { paymentPaise: interestPaise + principalPaise, interestPaise, principalPaise, prepaymentPaise, balancePaise }
  })
}

/**
 * The schedule of months of a loan that is taken in the given month; the first is due `firstDue` months later. Every balance is
 * the exact one, rounded, and every column adds up: interest to the rounded total interest, principal and prepayments
 * to the principal, and the last balance is 0. So that they can, an instalment may differ from the others by the unit.
 * Undefined where the loan cannot be worked out or is never repaid.
 */
export function scheduleOf(
  { principal, months }: { principal: number; months: readonly CourseMonth[] },
  taken: CalendarMonth,
  unit: TableUnit,
  firstDue = 1,
): RepaymentSchedule | undefined {
  if (!fitsTable(months.reduce((sum, { interest }) => sum + interest, principal))) return undefined
  const rows = roundedMonths(principal, months, unit).map((amounts, index) => ({
    number: index + 1,
    month: addMonths(taken, index + firstDue),
    ...amounts,
  }))
  return { rows, totals: totalsOf(rows) }
}

/** The schedule of a loan as it was taken, or with one thing paid on top or one other rate; the first instalment is due a month later. */
export function repaymentSchedule(plan: RepaymentPlan, taken: CalendarMonth, unit: TableUnit = 'paisa'): RepaymentSchedule | undefined {
  const course = repaymentCourse(plan)
  return course.kind === 'repaid' ? scheduleOf({ principal: plan.principal, months: course.months }, taken, unit) : undefined
}
