import { groupedNumber } from '../../../lib/money.ts'
import { roundTo } from '../../../lib/rounding.ts'
import { minorUnits } from './minor-units.ts'

/** "1234567" as "1,234,567". */
const groupThousands = (digits: string) => digits.replace(/\d(?=(?:\d{3})+$)/g, '$&,')

/** A number grouped as the currency's own readers write it: lakhs and crores for rupees, thousands for all others. */
function grouped(code: string, value: number, decimals: number) {
  const indian = groupedNumber(value, decimals)
  if (code === 'INR') return indian
  const [whole = '', fraction] = indian.replaceAll(',', '').split('.')
  return fraction === undefined ? groupThousands(whole) : `${groupThousands(whole)}.${fraction}`
}

/** How many figures an amount below one unit has at least, and how many a rate has: a dong in dinars still has some. */
const [leastFigures, rateFigures] = [3, 6]
/** Browsers write no more decimals. */
const mostWritten = 20

/** A value with the decimals of its currency, and with more where it would have fewer than so many figures. */
function written(code: string, value: number, figures: number) {
  const least = minorUnits(code)
  const before = value === 0 || !Number.isFinite(value) ? figures : Math.floor(Math.log10(Math.abs(value))) + 1
  const decimals = Math.min(mostWritten, Math.max(least, figures - before))
  const text = grouped(code, roundTo(value, decimals), decimals)
  // No zeros behind those of the currency itself: "0.80 EUR", "0.5 JPY"
  const ended = new RegExp(`^([^.]*\\.\\d{${least}}\\d*?)0+$`).exec(text)?.[1] ?? text
  return ended.replace(/\.$/, '')
}

/** To the least that the currency has; below one unit with at least three figures. */
const amount = (code: string, value: number) => (Math.abs(value) < 1 ? written(code, value, leastFigures) : grouped(code, value, minorUnits(code)))

/** An amount with its code, as in "1,25,000.00 INR", "1,250,000 JPY", "12.345 KWD" and "0.0000187 KWD". */
export const amountText = (code: string, value: number) => `${amount(code, value)} ${code}`

const signs: Readonly<Record<string, string>> = { EUR: '€', INR: '₹', USD: '$' }

/** With the sign of the currency, as in "$2,400.50" and "₹2,64,815.50". */
export const signedText = (code: string, value: number) => `${signs[code] ?? `${code} `}${amount(code, value)}`

export const dollars = (value: number) => signedText('USD', value)

/** Amounts have no more decimals than these. */
const mostDecimals = 10

/** An amount with the decimals that it has: "1,00,000 INR", "1.005 USD". */
export function exactText(code: string, value: number) {
  const text = String(value)
  const decimals = text.includes('e-') ? mostDecimals : Math.min(mostDecimals, text.split('.')[1]?.length ?? 0)
  return `${grouped(code, value, decimals)} ${code}`
}

/** A rate with at least six figures: "84.1235", "1.08542", "0.0000363421"; without the zeros behind those that its currency has. */
export const rateText = (code: string, rate: number) => `${written(code, rate, rateFigures)} ${code}`
