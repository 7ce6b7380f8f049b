import { groupDigits } from '../../../lib/money.ts'
import { roundTo } from '../../../lib/rounding.ts'

const lakh = 100_000
const crore = 100 * lakh

/** Three digits are enough for a chart label: 1.25, 12.5, 125. */
const shortNumber = (value: number) => {
  const text = String(roundTo(value, value < 10 ? 2 : value < 100 ? 1 : 0))
  const [whole = '', fraction] = text.split('.')
  return fraction === undefined ? groupDigits(whole) : `${groupDigits(whole)}.${fraction}`
}

/** Formats an amount for a chart: "₹950", "₹25,000", "₹1.5 lakh", "₹2.13 crore". */
export function shortRupees(amount: number) {
  const size = Math.abs(amount)
  const sign = amount < 0 ? '-' : ''
  // An amount that rounds up to a lakh or crore uses that unit
  if (size >= crore * 0.99995) return `${sign}₹${shortNumber(size / crore)} crore`
  if (size >= lakh * 0.99995) return `${sign}₹${shortNumber(size / lakh)} lakh`
  return `${sign}₹${groupDigits(String(roundTo(size, 0)))}`
}
