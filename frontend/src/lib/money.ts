import { roundTo, shiftDecimals } from './rounding.ts'

/** What is shown where there is no figure, instead of "₹NaN". */
const noFigure = '—'

/** "1234567" as "12,34,567": the last three digits, then pairs, as written in India. */
export const groupDigits = (digits: string) => digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')

/** A number in Indian grouping with exactly so many decimals, halves away from zero. "—" for what is no number. */
export function groupedNumber(value: number, decimals = 0) {
  if (!Number.isFinite(value)) return noFigure
  const rounded = roundTo(Math.abs(value), decimals)
  const whole = Math.trunc(rounded)
  const fraction = roundTo(shiftDecimals(rounded - whole, decimals), 0)
  const sign = value < 0 && rounded > 0 ? '-' : ''
  // A BigInt writes every digit where a number would turn to an exponent.
  const text = sign + groupDigits(BigInt(whole).toString())
  return decimals === 0 ? text : `${text}.${String(fraction).padStart(decimals, '0')}`
}

const withSign = (grouped: string) => (grouped.startsWith('-') ? `-₹${grouped.slice(1)}` : `₹${grouped}`)

/** As in "₹12,34,567.89" and "-₹500.00"; "—" for what is no number. */
export const rupees = (amount: number) => (Number.isFinite(amount) ? withSign(groupedNumber(amount, 2)) : noFigure)

/** As in "₹12,34,568", rounded to the rupee; "—" for what is no number. */
export const wholeRupees = (amount: number) => (Number.isFinite(amount) ? withSign(groupedNumber(amount, 0)) : noFigure)

/** A whole number of paise as rupees, exact: 123456 is "₹1,234.56". */
export const rupeesOfPaise = (paise: number) => rupees(shiftDecimals(paise, -2))
