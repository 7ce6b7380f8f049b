import { groupedNumber } from '../../../lib/money.ts'
import { roundTo } from '../../../lib/rounding.ts'

/**
 * Currencies with other than two decimals, by ISO 4217. Browsers use CLDR, which gives Iraqi dinars and rupiahs fewer decimals and changes between
 * versions.
 */
const unusual: Readonly<Record<number, readonly string[]>> = {
  0: ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
  3: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
  4: ['CLF', 'UYW'],
}

const decimalsByCode = new Map(Object.entries(unusual).flatMap(([decimals, codes]) => codes.map((code) => [code, Number(decimals)] as const)))

/** Returns the number of decimals of a currency's amounts. */
const minorUnits = (code: string) => decimalsByCode.get(code) ?? 2

/** Groups digits by thousands: "1234567" as "1,234,567". */
const groupThousands = (digits: string) => digits.replace(/\d(?=(?:\d{3})+$)/g, '$&,')

/** Formats a number with lakh and crore grouping for rupees, thousands for all other currencies. */
function grouped(code: string, value: number, decimals: number) {
  const indian = groupedNumber(value, decimals)
  if (code === 'INR') return indian
  const [whole = '', fraction] = indian.replaceAll(',', '').split('.')
  return fraction === undefined ? groupThousands(whole) : `${groupThousands(whole)}.${fraction}`
}

/** The least number of significant digits of an amount below one unit, and of a rate. Without them a dong in dinars would be 0. */
const [leastDigits, rateDigits] = [3, 6]
/** The most decimals that browsers can format. */
const mostWritten = 20

/** Formats a value with its currency's decimals, or more if it would otherwise have fewer than `digits` significant digits. */
function written(code: string, value: number, digits: number) {
  const least = minorUnits(code)
  const before = value === 0 || !Number.isFinite(value) ? digits : Math.floor(Math.log10(Math.abs(value))) + 1
  const decimals = Math.min(mostWritten, Math.max(least, digits - before))
  const text = grouped(code, roundTo(value, decimals), decimals)
  // Drops zeros after the currency's own decimals: "0.80 EUR", "0.5 JPY"
  const ended = new RegExp(`^([^.]*\\.\\d{${least}}\\d*?)0+$`).exec(text)?.[1] ?? text
  return ended.replace(/\.$/, '')
}

/** Rounds to the currency's decimals; amounts below one unit keep at least three significant digits. */
const amount = (code: string, value: number) => (Math.abs(value) < 1 ? written(code, value, leastDigits) : grouped(code, value, minorUnits(code)))

/** Formats an amount with its code: "1,25,000.00 INR", "1,250,000 JPY", "12.345 KWD", "0.0000187 KWD". */
export const amountText = (code: string, value: number) => `${amount(code, value)} ${code}`

const signs: Readonly<Record<string, string>> = { EUR: '€', INR: '₹', USD: '$' }

/** Formats an amount with its currency sign: "$2,400.50", "₹2,64,815.50". */
export const signedText = (code: string, value: number) => `${signs[code] ?? `${code} `}${amount(code, value)}`

export const dollars = (value: number) => signedText('USD', value)

/** The most decimals of an unrounded amount. */
const mostDecimals = 10

/** Formats an amount with exactly its own decimals: "1,00,000 INR", "1.005 USD". */
export function exactText(code: string, value: number) {
  const text = String(value)
  const decimals = text.includes('e-') ? mostDecimals : Math.min(mostDecimals, text.split('.')[1]?.length ?? 0)
  return `${grouped(code, value, decimals)} ${code}`
}

/** Formats a rate with at least six significant digits: "84.1235", "1.08542", "0.0000363421". Drops zeros after the currency's own decimals. */
export const rateText = (code: string, rate: number) => `${written(code, rate, rateDigits)} ${code}`
