import { monthText } from '../../../../lib/calendar-month.ts'
import { percentText, rupees, wholeRupees } from '../../../../lib/money.ts'
import type { PartPaymentKind } from './loan-plan.ts'
import type { PlanResults } from './plan-results.ts'
import type { FeeRow, PartPaymentRow, PlanInput, PlanTime, RateRow, RefusedRow, RowProblem } from './plan-rows.ts'

const often: Readonly<Record<PartPaymentKind, string>> = { once: 'once', monthly: 'every month', yearly: 'every year' }

const timeWords = (time: PlanTime) => (typeof time === 'number' ? `instalment ${time}` : monthText(time))

/** "₹1,00,000 once after instalment 12, to finish sooner". */
export function partPaymentText({ kind, from, until, amount, effect }: PartPaymentRow) {
  const what = amount === Infinity ? 'The whole balance' : wholeRupees(amount)
  const last = until === undefined ? '' : ` until ${timeWords(until)}`
  return `${what} ${often[kind]} after ${timeWords(from)}${last}, ${effect === 'time' ? 'to finish sooner' : 'for a smaller EMI'}`
}

/** "9.25% from Jun 2028, with a new EMI". */
export const rateText = ({ from, annualRatePercent, effect }: RateRow) =>
  `${percentText(annualRatePercent)} from ${timeWords(from)}, with ${effect === 'emi' ? 'a new EMI' : 'the same EMI'}`

export const feeText = ({ name, amount }: FeeRow) => `Fee, ${name}: ${wholeRupees(amount)}`

/** More part payments than this are counted instead of listed. */
const mostWritten = 12

/** The whole plan in one line. */
export function planText({ start, partPayments, rates, fees, chargePercent, moratoriumMonths, mode, rounding }: PlanInput) {
  return [
    ...(start ? [`disbursed in ${monthText(start)}`] : []),
    ...(partPayments.length > mostWritten ? [`${partPayments.length} part-payments`] : partPayments.map(partPaymentText)),
    ...rates.map(rateText),
    ...fees.map(feeText),
    ...(chargePercent > 0 ? [`prepayment charge of ${percentText(chargePercent)}`] : []),
    ...(moratoriumMonths > 0 ? [`first instalment after ${moratoriumMonths} months`] : []),
    ...(mode === 'advance' ? ['EMIs in advance'] : []),
    ...(rounding === 'rupee' ? ['rounded up to the rupee'] : []),
  ].join('; ')
}

/** The reason why a row is ignored, worded to follow the row. */
export const problemTexts: Readonly<Record<RowProblem, string>> = {
  unreadable: 'cannot be read',
  'bank-mark': 'has “Cr” or “Dr”: “Cr” may mean credit or crore, “Dr” means debit',
  'needs-start': 'uses a month: first choose the month the loan starts',
  'before-start': 'comes before the first instalment',
  'after-the-end': 'comes after the loan is repaid',
  'ends-before-it-begins': 'ends before it begins',
  'never-repaid': 'leaves an EMI that never repays the loan',
  'more-than-the-loan': 'is more than the loan balance',
  'too-many-rows': 'exceeds the 400 rows a plan can hold',
}

/** The number of ignored rows, for beside the result, because a folded list may hide them. */
export function leftOutText(refused: readonly RefusedRow[]) {
  const count = refused.reduce((sum, { left = 0 }) => sum + 1 + left, 0)
  return count === 0
    ? undefined
    : `${count} ${count === 1 ? 'entry' : 'entries'} in the plan ${count === 1 ? 'does' : 'do'} not count: see “Your plan”.`
}

/** "11 fewer instalments, ₹3,82,265 less interest". */
export function savingText({ monthsSaved, interestSaved }: Pick<PlanResults, 'monthsSaved' | 'interestSaved'>) {
  const count = Math.abs(monthsSaved)
  const time =
    count === 0 ? 'the same number of instalments' : `${count} ${monthsSaved > 0 ? 'fewer' : 'more'} ${count === 1 ? 'instalment' : 'instalments'}`
  const interest = Math.abs(interestSaved)
  const amount = interest >= 1_000 ? wholeRupees(interest) : rupees(interest)
  return `${time}, ${amount} ${interestSaved >= 0 ? 'less' : 'more'} interest`
}
