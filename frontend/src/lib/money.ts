import { roundTo, shiftDecimals, toPaise } from './rounding.ts'

/** What is shown where there is no figure, instead of "₹NaN". */
const noFigure = '—'

/** Digits as they are typed, "1234567" as "12,34,567": the last three, then pairs, as written in India. */
export const groupDigits = (digits: string) => digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')

const formats = new Map<number, Intl.NumberFormat>()

/** Making a format costs more than a thousand uses of it. */
function formatOf(decimals: number) {
  const known = formats.get(decimals)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  formats.set(decimals, made)
  return made
}

/** A number in Indian grouping with exactly so many decimals, halves away from zero. "—" for what is no number. */
export const groupedNumber = (value: number, decimals = 0) =>
  // What rounds to nothing has no sign
  Number.isFinite(value)
    ? formatOf(decimals)
        .format(value)
        .replace(/^-(?=[0.]+$)/, '')
    : noFigure

const withSign = (grouped: string) => (grouped.startsWith('-') ? `-₹${grouped.slice(1)}` : `₹${grouped}`)

/** As in "₹12,34,567.89" and "-₹500.00"; "—" for what is no number. */
export const rupees = (amount: number) => (Number.isFinite(amount) ? withSign(groupedNumber(amount, 2)) : noFigure)

/** As in "₹12,34,568", rounded to the rupee; "—" for what is no number. */
export const wholeRupees = (amount: number) => (Number.isFinite(amount) ? withSign(groupedNumber(amount, 0)) : noFigure)

/** An amount to the paisa, without decimals where it has no paise: "₹12,34,567", "₹500.50"; "—" for what is no number. */
export const exactRupees = (amount: number) => (toPaise(amount) % 100 === 0 ? wholeRupees(amount) : rupees(amount))

/** A whole number of paise as rupees, exact: 123456 is "₹1,234.56". */
export const rupeesOfPaise = (paise: number) => rupees(shiftDecimals(paise, -2))

/**
 * As in "21.4%": no space before the sign. With exactly so many decimals; without a number of them as many as it has, four
 * at most. "—" for what is no number.
 */
export const percentText = (percent: number, decimals?: number) =>
  Number.isFinite(percent) ? `${decimals === undefined ? roundTo(percent, 4) : groupedNumber(percent, decimals)}%` : noFigure
