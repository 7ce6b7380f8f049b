import { markedEntry } from './bank-mark.ts'
import { shiftDecimals } from './rounding.ts'

/**
 * The result of parsing a typed or pasted number. `too-large` is longer than any amount people use. `ambiguous` has a comma that fits no grouping:
 * "1,5" may mean 1.5 or 15, and a wrong guess would be off by ten. `credit` has a "Cr" that may be a bank's or mean crore; `debit` has a bank's
 * "Dr".
 */
export type ParsedNumber =
  | { kind: 'number'; value: number }
  | { kind: 'ambiguous'; readings: [withDecimals: number, withoutComma: number] }
  | { kind: 'credit'; readings: [credit: number, crore: number] }
  | { kind: 'debit'; amount: number }
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: 'too-large' }

/** In characters. Longer texts are not typed numbers, and parsing them would take time. */
const longestText = 100
/** 10 to the power of 15, more than any amount in rupees. A double still represents each whole rupee here. */
const largest = 1e15

/** The number of zeros that a word adds, in Indian spellings and those of pasted reports. */
const zerosByWord: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  thousands: 3,
  hazar: 3,
  हजार: 3,
  l: 5,
  lac: 5,
  lacs: 5,
  lakh: 5,
  lakhs: 5,
  लाख: 5,
  m: 6,
  mn: 6,
  million: 6,
  millions: 6,
  c: 7,
  cr: 7,
  crs: 7,
  crore: 7,
  crores: 7,
  करोड: 7,
  अरब: 9,
  b: 9,
  bn: 9,
  billion: 9,
  billions: 9,
}

/**
 * The currency or percent signs that are accepted around a number, by the kind of field: "₹500 only" is no rate and "8%" is no amount. `any` accepts
 * both.
 */
export type NumberSigns = 'rupees' | 'percent' | 'bare' | 'any'

const currency = /^(?:₹|(?:rs\.?|inr|rupees?)(?![a-z])|(?:रुपये|रुपए|र[ुू][.॰]?)(?!\p{L}))\s*/u
const rupeesAfter = /\s*(?:\/-|₹|\brs\b\.?|\binr\b|\brupees?|\bonly|रुपये|रुपए|रुपया|रुपयों|र[ुू][.॰]?|मात्र)\s*$/
const percentAfter = /\s*(?:%|\bper ?cent|\bp\.?a\.?|\bper annum|\ba year|प्रतिशत)\s*$/
/** Matches numbers with commas for thousands or lakhs: 15,00,000 or 1,500,000, but not a mixture. */
const grouped = /^(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}(?:\.\d*)?$/
const plain = /^(?:\d+\.?\d*|\.\d+)$/
/** Matches a comma between digits that may mark neither thousands nor lakhs. */
const oddlyGrouped = /^\d[\d,]*,\d+$/
/** Matches numbers with spaces for thousands or lakhs: 1 50 000. */
const spaced = /^(?:\d{1,2}(?: \d{2})*|\d{1,3}(?: \d{3})*) \d{3}(?![\d,]| \d)/
/** Matches scientific notation, as spreadsheets paste large numbers. */
const scientific = /^(\d+(?:\.\d+)?)e\+?(-?\d{1,3})$/
const firstDevanagariDigit = 0x0966

/** Normalises spelling: Devanagari and full-width digits, and the various dashes and spaces. */
function plainSpelling(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - firstDevanagariDigit))
    .replace(/\u093c/g, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
}

function withoutDress(text: string, dress: NumberSigns) {
  const isMoney = dress === 'rupees' || dress === 'any'
  const endings = [...(isMoney ? [rupeesAfter] : []), ...(dress === 'percent' || dress === 'any' ? [percentAfter] : [])]
  let bare = isMoney ? text.replace(currency, '') : text
  for (let ending; (ending = endings.find((each) => each.test(bare)));) bare = bare.replace(ending, '')
  return bare.trim().replace(spaced, (numerals) => numerals.replaceAll(' ', ''))
}

/** Returns both meanings of a number with one comma that fits no grouping; undefined if there is no such comma or a meaning is not a number. */
function bothReadings(text: string): [number, number] | undefined {
  const numerals = (text.match(/[\d.,]+/g) ?? []).filter((numeral) => oddlyGrouped.test(numeral) && !grouped.test(numeral))
  const [numeral] = numerals
  if (numeral === undefined || numerals.length > 1) return undefined
  const lastComma = numeral.lastIndexOf(',')
  const asDecimals = `${numeral.slice(0, lastComma).replaceAll(',', '')}.${numeral.slice(lastComma + 1)}`
  const [decimals, whole] = [asDecimals, numeral.replaceAll(',', '')].map((reading) => sumOfParts(text.replace(numeral, reading)))
  return decimals === undefined || whole === undefined ? undefined : [decimals, whole]
}

/** Returns the value of a number with its unit word, such as "1.5 cr"; undefined if it cannot be parsed. */
function partOf(numeral: string, word: string) {
  const zeros = word === '' ? 0 : zerosByWord[word]
  const readable = plain.test(numeral) || grouped.test(numeral)
  if (zeros === undefined || !readable) return undefined
  const value = Number(numeral.replaceAll(',', ''))
  return Number.isFinite(value) ? { value: shiftDecimals(value, zeros), zeros } : { value: Infinity, zeros }
}

/**
 * Returns the sum of "1 crore 25 lakh"; undefined if it cannot be parsed. Each part must be smaller than one unit of the part before. "1k5" is not
 * accepted.
 */
function sumOfParts(text: string) {
  let sum = 0
  let zerosBefore = Infinity
  let rest = text
  while (rest !== '') {
    const match = /^([\d.,]+) ?((?:[a-z]|\p{Script=Devanagari})*)( (?:and |और )?|$|(?=\d.*\p{L}$))/u.exec(rest)
    const part = match && partOf(match[1] ?? '', match[2] ?? '')
    if (!part || part.zeros >= zerosBefore || part.value >= 10 ** zerosBefore) return undefined
    sum += part.value
    zerosBefore = part.zeros
    rest = rest.slice(match[0].length)
  }
  return sum
}

/** Parses a number with a bank's mark; undefined if there is no mark or no valid number. */
function bankReading(text: string, isLoud: boolean, sign: number): ParsedNumber | undefined {
  const marked = markedEntry(text, isLoud)
  const amount = marked && sumOfParts(marked.numeral)
  if (!marked || amount === undefined || marked.numeral === '') return undefined
  if (marked.mark === 'debit') return { kind: 'debit', amount }
  return { kind: 'credit', readings: [sign * amount, sign * shiftDecimals(amount, 7)] }
}

/**
 * Parses a number as people type and paste it: "15,00,000", "₹ 2.5 lakh", "1.5cr", "1 crore 25 lakh", "Rs. 1,500/-", "6.5%", "1.5E+06", "(500)" for
 * minus 500. The value is always finite.
 */
export function parseNumber(text: string, dress: NumberSigns = 'any'): ParsedNumber {
  // Normalisation would turn "5²" and "①" into 52 and 1
  if (/\p{No}/u.test(text)) return { kind: 'unreadable' }
  if (text.length > longestText) return /^[\d,]+$/.test(text) ? { kind: 'too-large' } : { kind: 'unreadable' }
  let bare = withoutDress(plainSpelling(text), dress)
  if (bare === '') return plainSpelling(text) === '' ? { kind: 'empty' } : { kind: 'unreadable' }
  let sign = 1
  const inBrackets = /^\((.*)\)$/.exec(bare)
  if (inBrackets) [sign, bare] = [-1, withoutDress(inBrackets[1] ?? '', dress)]
  else if (/^[-+]/.test(bare)) [sign, bare] = [bare.startsWith('-') ? -1 : 1, withoutDress(bare.slice(1).trim(), dress)]
  const marked = bankReading(bare, /\d[CD]R/.test(text.normalize('NFKC')), sign)
  if (marked) return marked
  bare = bare.replace(/(?<=\d ?crs?)\.$/, '')
  const power = scientific.exec(bare)
  const value = power ? Number(bare) : bare === '' ? undefined : sumOfParts(bare)
  if (value === undefined) {
    const readings = bothReadings(bare)
    if (readings === undefined) return { kind: 'unreadable' }
    return { kind: 'ambiguous', readings: [sign * readings[0], sign * readings[1]] }
  }
  if (value > largest) return { kind: 'too-large' }
  return { kind: 'number', value: value === 0 ? 0 : sign * value }
}
