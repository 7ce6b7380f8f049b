import { shiftDecimals } from './rounding.ts'

/** What a typed or pasted text says. `too-large` is a number that is longer than anything people count. */
export type ParsedNumber = { kind: 'number', value: number } | { kind: 'empty' } | { kind: 'unreadable' } | { kind: 'too-large' }

/** Longer texts are no number anybody typed, and reading them would take time. */
const longestText = 100
/** Ten lakh crore crore: above it a double no longer holds each rupee and paisa. */
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
  b: 9,
  bn: 9,
  billion: 9,
  billions: 9,
}

const currency = /^(?:₹|rs\b\.?|inr\b|rupees?\b)\s*/
const ending = /\s*(?:\/-|₹|\brs\b\.?|\binr\b|\brupees?|\bonly|%|\bper ?cent|\bp\.?a\.?)\s*$/
/** Thousands or lakhs marked by commas, as the last group shows: 1,500, 15,00,000 and 1,500,000. */
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/
const plain = /^(?:\d+\.?\d*|\.\d+)$/
/** As spreadsheets paste large numbers. */
const scientific = /^(\d+(?:\.\d+)?)e\+?(-?\d{1,3})$/
const firstDevanagariDigit = 0x0966

/** One spelling of what can be written in several: digits of Hindi, full-width digits, the several dashes and spaces. */
function normalised(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - firstDevanagariDigit))
    .replace(/\u093c/g, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

function withoutDress(text: string) {
  let bare = text.replace(currency, '')
  while (ending.test(bare)) bare = bare.replace(ending, '')
  return bare.trim()
}

/** One figure with its word, as "1.5 cr"; undefined where it cannot be read. */
function partOf(figure: string, word: string) {
  const zeros = word === '' ? 0 : zerosByWord[word]
  // Beside a word a comma must group: "1,5 lakh" may mean 1.5 or 15 lakh, and a guess would be wrong by ten.
  const readable = plain.test(figure) || grouped.test(figure) || (word === '' && /^[\d,]+\.?\d*$/.test(figure))
  if (zeros === undefined || !readable) return undefined
  const value = Number(figure.replaceAll(',', ''))
  return Number.isFinite(value) ? { value: shiftDecimals(value, zeros), zeros } : { value: Infinity, zeros }
}

/** "1 crore 25 lakh": each part smaller than the one before, undefined where the text is none. */
function sumOfParts(text: string) {
  let sum = 0
  let zerosBefore = Infinity
  let rest = text
  while (rest !== '') {
    const match = /^([\d.,]+) ?((?:[a-z]|\p{Script=Devanagari})*)(?: and | )?/u.exec(rest)
    const part = match && partOf(match[1] ?? '', match[2] ?? '')
    if (!part || part.zeros >= zerosBefore) return undefined
    sum += part.value
    zerosBefore = part.zeros
    rest = rest.slice(match[0].length)
  }
  return sum
}

/**
 * Reads a number as people type and paste it: "15,00,000", "₹ 2.5 lakh", "1.5cr", "1 crore 25 lakh", "Rs. 1,500/-",
 * "6.5%", "1.5E+06", "(500)" for minus 500. Never not-a-number and never infinite.
 */
export function parseNumber(text: string): ParsedNumber {
  if (text.length > longestText) return /^[\d,]+$/.test(text) ? { kind: 'too-large' } : { kind: 'unreadable' }
  let bare = withoutDress(normalised(text))
  if (bare === '') return normalised(text) === '' ? { kind: 'empty' } : { kind: 'unreadable' }
  let sign = 1
  const inBrackets = /^\((.*)\)$/.exec(bare)
  if (inBrackets) [sign, bare] = [-1, withoutDress(inBrackets[1] ?? '')]
  else if (/^[-+]/.test(bare)) [sign, bare] = [bare.startsWith('-') ? -1 : 1, withoutDress(bare.slice(1).trim())]
  const power = scientific.exec(bare)
  const value = power ? Number(bare) : bare === '' ? undefined : sumOfParts(bare)
  if (value === undefined) return { kind: 'unreadable' }
  if (value > largest) return { kind: 'too-large' }
  return { kind: 'number', value: value === 0 ? 0 : sign * value }
}
