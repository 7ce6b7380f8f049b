import { roundTo, shiftDecimals, toPaise } from './rounding.ts'

/** Shown instead of "₹NaN". */
const noFigure = '—'

/** Groups digits the Indian way, the last three and then pairs: "1234567" becomes "12,34,567". */
export const groupDigits = (digits: string) => digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')

/** Writes a size with as many decimals as it has. From 1e21 on and below 1e-6 String writes an exponent. */
function plainDigits(size: number, decimals: number) {
  if (size >= 1e21) return BigInt(size).toString()
  return size < 1e-6 ? size.toFixed(decimals) : String(size)
}

/**
 * Formats a number with Indian grouping and a fixed number of decimals, halves away from zero; "—" if it is not finite. Intl.NumberFormat gives
 * the same, but its first use blocks a slow phone for a tenth of a second.
 */
export function groupedNumber(value: number, decimals = 0) {
  if (!Number.isFinite(value)) return noFigure
  const size = Math.abs(roundTo(value, decimals))
  const [digits = '', part = ''] = plainDigits(size, decimals).split('.')
  // A value that rounds to zero gets no minus sign
  return `${value < 0 && size > 0 ? '-' : ''}${groupDigits(digits)}${decimals > 0 ? `.${part.padEnd(decimals, '0')}` : ''}`
}

const withSign = (grouped: string) => (grouped.startsWith('-') ? `-₹${grouped.slice(1)}` : `₹${grouped}`)

/** Formats rupees with paise: "₹12,34,567.89", "-₹500.00"; "—" if not finite. */
export const rupees = (amount: number) => (Number.isFinite(amount) ? withSign(groupedNumber(amount, 2)) : noFigure)

/** Formats rupees rounded to the rupee: "₹12,34,568"; "—" if not finite. */
export const wholeRupees = (amount: number) => (Number.isFinite(amount) ? withSign(groupedNumber(amount, 0)) : noFigure)

/** Formats rupees to the paisa, without decimals if there are no paise: "₹12,34,567", "₹500.50"; "—" if not finite. */
export const exactRupees = (amount: number) => (toPaise(amount) % 100 === 0 ? wholeRupees(amount) : rupees(amount))

/** Formats a whole number of paise as rupees, without rounding: 123456 is "₹1,234.56". */
export const rupeesOfPaise = (paise: number) => rupees(shiftDecimals(paise, -2))

/** Formats a percentage: "21.4%", without a space. By default it has as many decimals as needed, at most four. "—" if not finite. */
export const percentText = (percent: number, decimals?: number) =>
  Number.isFinite(percent) ? `${decimals === undefined ? roundTo(percent, 4) : groupedNumber(percent, decimals)}%` : noFigure
