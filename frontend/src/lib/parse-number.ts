import { markedEntry } from './bank-mark.ts'
import { shiftDecimals } from './rounding.ts'

/**
 * What a typed or pasted text says. `too-large` is a number that is longer than anything people count. `ambiguous` has a comma
 * that fits no grouping: "1,5" may be meant as 1.5 or as 15, and a guess would be wrong by ten. `credit` has a "Cr" that may be
 * a bank's or mean crore; `debit` has a bank's "Dr".
 */
export type ParsedNumber =
  | { kind: 'number'; value: number }
  | { kind: 'ambiguous'; readings: [withDecimals: number, withoutComma: number] }
  | { kind: 'credit'; readings: [credit: number, crore: number] }
  | { kind: 'debit'; amount: number }
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: 'too-large' }

/** Longer texts are not typed numbers, and reading them would take time. */
const longestText = 100
/** Ten crore crore (10 to the power of 15): more than anybody counts in rupees. A double still holds each whole rupee here. */
const largest = 1e15

/** How many zeros a word adds, as it is written in India and in pasted reports. */
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
 * What may stand around a figure, by what is asked for: "₹500 only" is no rate, and "8%" is no amount. `any` takes both.
 */
export type FigureDress = 'rupees' | 'percent' | 'bare' | 'any'

const currency = /^(?:₹|(?:rs\.?|inr|rupees?)(?![a-z])|(?:रुपये|रुपए|र[ुू][.॰]?)(?!\p{L}))\s*/u
const rupeesAfter = /\s*(?:\/-|₹|\brs\b\.?|\binr\b|\brupees?|\bonly|रुपये|रुपए|रुपया|रुपयों|र[ुू][.॰]?|मात्र)\s*$/
const percentAfter = /\s*(?:%|\bper ?cent|\bp\.?a\.?|\bper annum|\ba year|प्रतिशत)\s*$/
/** Thousands or lakhs marked by commas: 15,00,000 as in India, 1,500,000 as elsewhere; never a bit of each. */
const grouped = /^(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}(?:\.\d*)?$/
const plain = /^(?:\d+\.?\d*|\.\d+)$/
/** A comma that marks neither thousands nor lakhs, with a figure on both sides. */
const oddlyGrouped = /^\d[\d,]*,\d+$/
/** Thousands or lakhs marked by spaces: 1 50 000. */
const spaced = /^(?:\d{1,2}(?: \d{2})*|\d{1,3}(?: \d{3})*) \d{3}(?![\d,]| \d)/
/** As spreadsheets paste large numbers. */
const scientific = /^(\d+(?:\.\d+)?)e\+?(-?\d{1,3})$/
const firstDevanagariDigit = 0x0966

/** One spelling of what can be written in several: digits of Hindi, full-width digits, the several dashes and spaces. */
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

function withoutDress(text: string, dress: FigureDress) {
  const isMoney = dress === 'rupees' || dress === 'any'
  const endings = [...(isMoney ? [rupeesAfter] : []), ...(dress === 'percent' || dress === 'any' ? [percentAfter] : [])]
  let bare = isMoney ? text.replace(currency, '') : text
  for (let ending; (ending = endings.find((each) => each.test(bare)));) bare = bare.replace(ending, '')
  return bare.trim().replace(spaced, (figures) => figures.replaceAll(' ', ''))
}

/** Both readings of a text with one comma that fits no grouping; undefined where there is no such comma or no reading. */
function bothReadings(text: string): [number, number] | undefined {
  const figures = (text.match(/[\d.,]+/g) ?? []).filter((figure) => oddlyGrouped.test(figure) && !grouped.test(figure))
  const [figure] = figures
  if (figure === undefined || figures.length > 1) return undefined
  const lastComma = figure.lastIndexOf(',')
  const asDecimals = `${figure.slice(0, lastComma).replaceAll(',', '')}.${figure.slice(lastComma + 1)}`
  const [decimals, whole] = [asDecimals, figure.replaceAll(',', '')].map((reading) => sumOfParts(text.replace(figure, reading)))
  return decimals === undefined || whole === undefined ? undefined : [decimals, whole]
}

/** One figure with its word, as "1.5 cr"; undefined where it cannot be read. */
function partOf(figure: string, word: string) {
  const zeros = word === '' ? 0 : zerosByWord[word]
  const readable = plain.test(figure) || grouped.test(figure)
  if (zeros === undefined || !readable) return undefined
  const value = Number(figure.replaceAll(',', ''))
  return Number.isFinite(value) ? { value: shiftDecimals(value, zeros), zeros } : { value: Infinity, zeros }
}

/** "1 crore 25 lakh": each part smaller than one of the part before, undefined where the text is none. "1k5" is none either. */
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

/** What a bank's mark makes of an entry; undefined where it has none, or no figure that can be read. */
function bankReading(text: string, isLoud: boolean, sign: number): ParsedNumber | undefined {
  const marked = markedEntry(text, isLoud)
  const amount = marked && sumOfParts(marked.figure)
  if (!marked || amount === undefined || marked.figure === '') return undefined
  if (marked.mark === 'debit') return { kind: 'debit', amount }
  return { kind: 'credit', readings: [sign * amount, sign * shiftDecimals(amount, 7)] }
}

/**
 * Reads a number as people type and paste it: "15,00,000", "₹ 2.5 lakh", "1.5cr", "1 crore 25 lakh", "Rs. 1,500/-",
 * "6.5%", "1.5E+06", "(500)" for minus 500. Never not-a-number and never infinite.
 */
export function parseNumber(text: string, dress: FigureDress = 'any'): ParsedNumber {
  // "5²" and "①" would be written out as 52 and 1
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
