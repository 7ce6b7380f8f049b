import type { LoanTerms } from '../loan-results.ts'
import { plainLoan, type LoanPlan } from './loan-plan.ts'
import { planOutcome, type PlanOutcome } from './plan-results.ts'
import {
  feeLinkText,
  instalmentIn,
  partPaymentLinkText,
  rateLinkText,
  type PlanInput,
  type PlanTime,
  type RefusedRow,
  type RowProblem,
} from './plan-rows.ts'

/** A plan, its results, and its ignored rows with their reasons. */
export type SettledPlan = { plan: LoanPlan; outcome: PlanOutcome; refused: RefusedRow[] }

type Timed = { from: PlanTime; until?: PlanTime }
/** The same row with instalment numbers instead of months. */
type Numbered<Row extends Timed> = Omit<Row, 'from' | 'until'> & { from: number; until?: number }
type Placed<Row extends Timed> = { row: Numbered<Row>; parameter: string; text: string; at: number }

/**
 * Numbers the instalments of each row and follows the plan. Invalid rows are left out and reported, including a rate at which the unchanged
 * instalment would never repay the loan.
 */
export function settledPlan(terms: LoanTerms, input: PlanInput): SettledPlan {
  const refused: RefusedRow[] = []
  const partPayments = placedRows('prepay', input.partPayments, partPaymentLinkText, input, refused)
  let rates = placedRows('rate', input.rates, rateLinkText, input, refused).toSorted((one, other) => one.row.from - other.row.from)
  const fees = settledFees(input, terms, refused)
  for (;;) {
    const { chargePercent, chargeGstPercent, moratoriumMonths, mode, rounding } = input
    const plan: LoanPlan = {
      ...plainLoan(terms),
      partPayments: partPayments.map(({ row }) => row),
      rateSteps: rates.map(({ row }) => row),
      ...{ fees, chargePercent, chargeGstPercent, moratoriumMonths, mode, rounding },
    }
    const outcome = planOutcome(plan)
    const guilty = outcome.kind === 'never-repaid' ? rates.findLast(({ row }) => row.from <= outcome.at) : undefined
    if (guilty === undefined) return { plan, outcome, refused: [...refused, ...neverReached([...partPayments, ...rates], outcome)] }
    refused.push({ parameter: guilty.parameter, given: guilty.text, problem: 'never-repaid', at: guilty.at })
    rates = rates.filter((each) => each !== guilty)
  }
}

function placedRows<Row extends Timed>(
  parameter: string,
  rows: readonly Row[],
  textOf: (row: Row) => string,
  input: PlanInput,
  refused: RefusedRow[],
) {
  return rows.flatMap((row, at): Placed<Row>[] => {
    const times = settledTimes(row, input)
    if (typeof times !== 'string') return [{ row: { ...row, ...times }, parameter, text: textOf(row), at }]
    refused.push({ parameter, given: textOf(row), problem: times, at })
    return []
  })
}

/** The instalment numbers of a row, or the problem with it. */
function settledTimes({ from, until }: Timed, input: PlanInput): { from: number; until?: number } | RowProblem {
  const numberOf = (time: PlanTime) => (typeof time === 'number' ? time : input.start && instalmentIn(time, input.start, input))
  const first = numberOf(from)
  const last = until === undefined ? undefined : numberOf(until)
  if (first === undefined || (until !== undefined && last === undefined)) return 'needs-start'
  if (first < 1) return 'before-start'
  if (last !== undefined && last < first) return 'ends-before-it-begins'
  return { from: first, ...(last !== undefined && { until: last }) }
}

/** The sum of all fees. A fee that would use up the loan is refused. */
function settledFees({ fees }: PlanInput, { principal }: LoanTerms, refused: RefusedRow[]) {
  let sum = 0
  for (const [at, fee] of fees.entries()) {
    if (sum + fee.amount < principal) sum += fee.amount
    else refused.push({ parameter: 'fee', given: feeLinkText(fee), problem: 'more-than-the-loan', at })
  }
  return sum
}

/** Rows whose time is after the loan is repaid. */
function neverReached(rows: readonly { row: { from: number }; parameter: string; text: string; at: number }[], outcome: PlanOutcome): RefusedRow[] {
  if (outcome.kind !== 'planned') return []
  const instalments = outcome.months.filter(({ paid }) => paid > 0).length
  return rows.filter(({ row }) => row.from > instalments).map(({ parameter, text, at }) => ({ parameter, given: text, problem: 'after-the-end', at }))
}
