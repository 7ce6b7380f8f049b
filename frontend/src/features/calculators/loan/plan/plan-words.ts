import { monthText } from '../../../../lib/calendar-month.ts'
import { percentText, rupees, wholeRupees } from '../../../../lib/money.ts'
import type { PartPaymentKind } from './loan-plan.ts'
import type { PlanResults } from './plan-results.ts'
import type { FeeRow, PartPaymentRow, PlanInput, PlanTime, RateRow, RefusedRow, RowProblem } from './plan-rows.ts'

const often: Readonly<Record<PartPaymentKind, string>> = { once: 'once', monthly: 'every month', yearly: 'every year' }

const timeWords = (time: PlanTime) => (typeof time === 'number' ? `instalment ${time}` : monthText(time))

/** "₹1,00,000 once after instalment 12, to be done sooner". */
export function partPaymentWords({ kind, from, until, amount, effect }: PartPaymentRow) {
  const what = amount === Infinity ? 'All that is owed' : wholeRupees(amount)
  const last = until === undefined ? '' : ` until ${timeWords(until)}`
  return `${what} ${often[kind]} after ${timeWords(from)}${last}, ${effect === 'time' ? 'to be done sooner' : 'for a smaller instalment'}`
}

/** "9.25% from Jun 2028, with another instalment". */
export const rateWords = ({ from, annualRatePercent, effect }: RateRow) =>
  `${percentText(annualRatePercent)} from ${timeWords(from)}, with ${effect === 'emi' ? 'another instalment' : 'the same instalment'}`

export const feeWords = ({ name, amount }: FeeRow) => `Fee, ${name}: ${wholeRupees(amount)}`

/** More part-payments are counted and not written out. */
const mostWritten = 12

/** All that is planned, in one line. */
export function planWords({ start, partPayments, rates, fees, chargePercent, moratoriumMonths, mode, rounding }: PlanInput) {
  return [
    ...(start ? [`paid out in ${monthText(start)}`] : []),
    ...(partPayments.length > mostWritten ? [`${partPayments.length} part-payments`] : partPayments.map(partPaymentWords)),
    ...rates.map(rateWords),
    ...fees.map(feeWords),
    ...(chargePercent > 0 ? [`charge of ${percentText(chargePercent)} on what is paid on top`] : []),
    ...(moratoriumMonths > 0 ? [`first instalment after ${moratoriumMonths} months`] : []),
    ...(mode === 'advance' ? ['instalments in advance'] : []),
    ...(rounding === 'rupee' ? ['rounded up to the rupee'] : []),
  ].join('; ')
}

/** Why a row does not count, as it follows the row. */
export const problemWords: Readonly<Record<RowProblem, string>> = {
  unreadable: 'cannot be read',
  'bank-mark': 'has a bank’s mark: “Cr” may be credit or crore, “Dr” is a debit',
  'needs-start': 'names a month: say in which month the loan starts',
  'before-start': 'comes before the first instalment',
  'after-the-end': 'comes after the loan is repaid',
  'ends-before-it-begins': 'ends before it begins',
  'never-repaid': 'would leave an instalment that never repays the loan',
  'more-than-the-loan': 'is more than is left of the loan',
  'too-many-rows': 'is more than the 400 rows that a plan takes',
}

/** Beside the result: how many rows are in no figure. A folded list may not show them. */
export function leftOutWords(refused: readonly RefusedRow[]) {
  const count = refused.reduce((sum, { left = 0 }) => sum + 1 + left, 0)
  return count === 0
    ? undefined
    : `${count} ${count === 1 ? 'entry' : 'entries'} of the plan ${count === 1 ? 'does' : 'do'} not count: see “Your plan”.`
}

const instalmentsText = (count: number) => `${count} ${count === 1 ? 'instalment' : 'instalments'}`

/** "11 instalments fewer, ₹3,82,265 less interest". */
export function savingWords({ monthsSaved, interestSaved }: Pick<PlanResults, 'monthsSaved' | 'interestSaved'>) {
  const time =
    monthsSaved === 0 ? 'the same number of instalments' : `${instalmentsText(Math.abs(monthsSaved))} ${monthsSaved > 0 ? 'fewer' : 'more'}`
  const interest = Math.abs(interestSaved)
  const amount = interest >= 1_000 ? wholeRupees(interest) : rupees(interest)
  return `${time}, ${amount} ${interestSaved >= 0 ? 'less' : 'more'} interest`
}
