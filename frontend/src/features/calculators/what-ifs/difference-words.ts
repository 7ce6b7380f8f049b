import { rupees, wholeRupees } from '../../../lib/money.ts'

/** An amount as the what-ifs say it: whole rupees from ₹1,000 on, as the big figure. */
export const sumWords = (amount: number) => (Math.abs(amount) < 1_000 ? rupees(amount) : wholeRupees(amount))

/** "₹12,000 more", "₹500 less", "no more". */
export function differenceWords(amount: number) {
  if (Math.abs(amount) < 0.005) return 'no more'
  return `${sumWords(Math.abs(amount))} ${amount > 0 ? 'more' : 'less'}`
}
