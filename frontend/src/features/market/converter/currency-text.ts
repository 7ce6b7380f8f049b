import { groupedNumber } from '../../../lib/money.ts'
import { roundTo } from '../../../lib/rounding.ts'

/** How many digits of a rate are shown: a dong in dinars still has some. */
const rateFigures = 6

/** "1234567" as "1,234,567". */
const groupThousands = (digits: string) => digits.replace(/\d(?=(?:\d{3})+$)/g, '$&,')

/** A number grouped as the currency's own readers write it: lakhs and crores for rupees, thousands for all others. */
function grouped(code: string, value: number, decimals: number) {
  const indian = groupedNumber(value, decimals)
  if (code === 'INR') return indian
  const [whole = '', fraction] = indian.replaceAll(',', '').split('.')
  return fraction === undefined ? groupThousands(whole) : `${groupThousands(whole)}.${fraction}`
}

/** An amount to 2 decimals with its code, as in "1,25,000.00 INR" and "1,250,000.00 JPY". */
export const amountText = (code: string, value: number) => `${grouped(code, value, 2)} ${code}`

const signs: Readonly<Record<string, string>> = { EUR: '€', INR: '₹', USD: '$' }

/** With the sign of the currency, as in "$2,400.50" and "₹2,64,815.50". */
export const signedText = (code: string, value: number) => `${signs[code] ?? `${code} `}${grouped(code, value, 2)}`

export const dollars = (value: number) => signedText('USD', value)

/** Amounts have no more decimals than these. */
const mostDecimals = 10

/** An amount with the decimals that it has: "1,00,000 INR", "1.005 USD". */
export function exactText(code: string, value: number) {
  const text = String(value)
  const decimals = text.includes('e-') ? mostDecimals : Math.min(mostDecimals, text.split('.')[1]?.length ?? 0)
  return `${grouped(code, value, decimals)} ${code}`
}

/** A rate with as many decimals as six figures need, at least two: "84.12", "1.08542", "0.0000363421". */
export function rateText(code: string, rate: number) {
  const before = Math.floor(Math.log10(rate)) + 1
  const decimals = Math.max(2, rateFigures - before)
  const text = grouped(code, roundTo(rate, decimals), decimals)
  return `${text.replace(/(\.\d\d\d*?)0+$/, '$1')} ${code}`
}
