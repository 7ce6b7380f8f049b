import { groupDigits } from '../../../lib/money.ts'
import { roundTo } from '../../../lib/rounding.ts'

const lakh = 100_000
const crore = 100 * lakh

/** Three digits are enough beside a line: 1.25, 12.5, 125. */
const shortNumber = (value: number) => {
  const text = String(roundTo(value, value < 10 ? 2 : value < 100 ? 1 : 0))
  const [whole = '', fraction] = text.split('.')
  return fraction === undefined ? groupDigits(whole) : `${groupDigits(whole)}.${fraction}`
}

/** An amount as a chart has room for it: "₹950", "₹25,000", "₹1.5 lakh", "₹2.13 crore". */
export function shortRupees(amount: number) {
  const size = Math.abs(amount)
  const sign = amount < 0 ? '-' : ''
  // What rounds to a lakh or a crore is one
  if (size >= crore * 0.99995) return `${sign}₹${shortNumber(size / crore)} crore`
  if (size >= lakh * 0.99995) return `${sign}₹${shortNumber(size / lakh)} lakh`
  return `${sign}₹${groupDigits(String(roundTo(size, 0)))}`
}
