import { rupees, wholeRupees } from '../../../lib/money.ts'
import { roundTo } from '../../../lib/rounding.ts'
import { decimalsBeside } from '../frame/big-rupees.ts'

/** Formats an amount for a what-if: in whole rupees from ₹1,000, like the main result. */
export const sumText = (amount: number) => (Math.abs(amount) < 1_000 ? rupees(amount) : wholeRupees(amount))

/** "₹12,000 more", "₹500 less", "no more". */
export function differenceText(amount: number) {
  if (Math.abs(amount) < 0.005) return 'no more'
  return `${sumText(Math.abs(amount))} ${amount > 0 ? 'more' : 'less'}`
}

const asRead = (amount: number) => roundTo(amount, decimalsBeside(amount))

/** The difference between two amounts as `sumText` displays them. */
export const differenceOf = (then: number, now: number) => differenceText(asRead(then) - asRead(now))

/** "One year longer: ₹3,47,855, ₹37,270 more." Undefined without a new amount; without the old one, no difference is given. */
export function comparedText(lead: string, then: number | undefined, now: number | undefined, after = '') {
  if (then === undefined) return undefined
  return `${lead}: ${sumText(then)}${after}${now === undefined ? '' : `, ${differenceText(then - now)}`}.`
}
