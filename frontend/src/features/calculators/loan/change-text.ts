import { rupees } from '../../../lib/money.ts'
import { roundTo, toPaise } from '../../../lib/rounding.ts'
import { valueText } from '../inputs/value-texts.ts'

/** The effect of a change to a loan; negative if it costs more or takes longer. */
type Change = { monthsSaved: number; interestSaved: number }

const timeText = (months: number) => valueText('years', Math.abs(months) / 12)

function timeWords(monthsSaved: number) {
  if (monthsSaved === 0) return 'the loan still ends in the same month'
  return `the loan is repaid ${timeText(monthsSaved)} ${monthsSaved > 0 ? 'sooner' : 'later'}`
}

/** The saved interest as the difference of the displayed amounts, so that they match. */
export const shownSaving = (before: { totalInterest: number }, after: { totalInterest: number }) =>
  roundTo(roundTo(before.totalInterest, 2) - roundTo(after.totalInterest, 2), 2)

/** "You pay ₹1,04,000.00 less interest, and the loan is repaid 1 year 2 months sooner." */
export function changeText({ monthsSaved, interestSaved }: Change) {
  if (toPaise(interestSaved) === 0) return `You pay the same interest, and ${timeWords(monthsSaved)}.`
  return `You pay ${rupees(Math.abs(interestSaved))} ${interestSaved > 0 ? 'less' : 'more'} interest, and ${timeWords(monthsSaved)}.`
}
