import { addMonths, type CalendarMonth } from '../../../lib/calendar-month.ts'
import { fitsTable, inPaise, runningRounds, type TableUnit } from '../tables/running-rounds.ts'
import { repaymentCourse, type CourseMonth, type RepaymentPlan } from './repayment-course.ts'

/** Whole paise: the payment, its interest and principal, the prepayment, and the balance afterwards. */
export type ScheduleAmounts = {
  paymentPaise: number
  interestPaise: number
  principalPaise: number
  prepaymentPaise: number
  balancePaise: number
}

/** One instalment; `number` counts from 1. */
export type ScheduleRow = ScheduleAmounts & { number: number; month: CalendarMonth }

/** The sums of the columns. */
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
 * The schedule of a loan that is taken in the given month; the first instalment is due `firstDue` months later. Each balance is rounded from the
 * exact one, and every column adds up: interest to the rounded total interest, principal and prepayments to the principal, and the last balance is 0.
 * For this, an instalment may differ from the others by one unit. Undefined if there is no result or the amounts do not fit a table.
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

/** The schedule of a loan with at most one prepayment and one rate change; the first instalment is due a month later. */
export function repaymentSchedule(plan: RepaymentPlan, taken: CalendarMonth, unit: TableUnit = 'paisa'): RepaymentSchedule | undefined {
  const course = repaymentCourse(plan)
  return course.kind === 'repaid' ? scheduleOf({ principal: plan.principal, months: course.months }, taken, unit) : undefined
}
