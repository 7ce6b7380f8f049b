import { bankMark, trailingMark } from '../../../lib/bank-mark.ts'
import { parseNumber } from '../../../lib/parse-number.ts'
import { withDigits } from './number-words.ts'

/** The numbers of a question; `amount` in rupees. */
export interface Said {
  amount?: number
  rate?: number
  months?: number
  days?: number
  taxYear?: string
}

/**
 * The numbers of a question. `unread` lists the meaningless ones; if there are any, none of the others may be used, because half a question is a
 * different question. `readings` has both readings of the question if a comma fits no grouping or "Cr" may be a bank's mark; `doubt` says which.
 */
export interface SaidNumbers {
  said: Said
  unread: readonly string[]
  readings?: readonly [string, string]
  doubt?: string
}

const number = '\\d[\\d,]*(?:\\.\\d+)?'
const money = '(?:crores?|crs?|lakhs?|lacs?|lpa|thousand|hazar|k|l|करोड|लाख|हजार)(?![\\p{L}\\d])'
const year = '(?:years?|yrs?|y|saal|sal|सालों|साल|वर्षों|वर्ष)(?!\\p{L})'
const month = '(?:months?|mths?|mos?|m|mahin[ae]|महीनों|महीने|महीना|माह)(?!\\p{L})'
const day = '(?:days?|din|दिनों|दिन)(?!\\p{L})'
const and = '(?:, ?| ?and | ?और | )?'

/** Matches each number with its unit, longer forms first. The group names give the kind. */
const numeral = new RegExp(
  [
    '(?<taxYear>\\b20\\d\\d-\\d\\d\\b(?!-))',
    '(?<name>\\b(?:80(?:c{1,2}[cdef]?|d{1,2}b?|e{1,2}[ab]?|g{1,2}[abc]?|tt[ab]|u)|form \\d+\\w*|(?:sections?|sec\\.?|u/s) ?\\d+\\w*)\\b(?:\\(\\w+\\))*)',
    `(?<strange>[-+$€£~#=]${number}\\S*|${number}(?: ?[-–/+*×^] ?${number})+\\S*|${number} (?:to|se|or|ya|से|या) ${number} ?(?:%|per ?cent|${money}|${year}|${month}))`,
    `(?<years>${number}) ?${year}\\.?(?:${and}(?<monthsToo>${number}) ?${month})?`,
    `(?<months>${number}) ?${month}`,
    `(?<days>${number}) ?${day}`,
    `(?<rate>${number}) ?(?:%|per ?cent)`,
    `(?<amount>${number} ?${money}(?:${and}${number} ?${money})*|${number} ?rupees?(?!\\p{L}))`,
    `(?<bare>${number})(?![\\p{L}\\d.])`,
    '(?<other>\\d\\S*)',
  ].join('|'),
  'gu',
)

/** Thousands or lakhs grouped by spaces, where no other reading is possible: "1 50 000". */
const spaced = /(?<![\d.,]|\d )(?:\d{1,2}(?: \d{2})+ \d{3}|\d{1,3}(?: \d{3})* 000)(?![\d.,]\d|\d)/g
const highestRate = 40
const longestYears = 60

/** A number with a bank's Cr or Dr mark. Keeps the case, because it helps to tell credit from crore. */
const markedInQuestion = new RegExp(`(?<![\\d.,])(?<numeral>\\d[\\d,]*(?:\\.\\d+)?)${trailingMark}`, 'giu')

/** Stands for a bank's credit mark in text that `saidNumbers` gets in lower case. */
const creditSign = '₡'
const inDoubt = /([\d.,]+)₡/

/** Turns "1,25,000.00 Cr" into "1,25,000.00₡", and a debit into "=45,000.00dr", which is then unreadable. */
const withBankMarks = (text: string) =>
  text.replaceAll(markedInQuestion, (all: string, numeral: string, gap: string, mark: string) => {
    const kind = bankMark({ numeral, gap, mark: mark.toLowerCase(), isLoud: mark.startsWith('CR') })
    if (kind === undefined) return all
    return kind === 'credit' ? `${numeral}${creditSign}` : ` =${numeral}dr`
  })

/** Matches "5000 mahine" and "50000 saal": amounts per month or year, not 5,000 months. */
const timesAmount = /(?<![\d.,])(?<sum>(?!20\d\d )\d[\d,]*\d{3}) ?(?=(?:mahin|महीन|माह|month|saal|साल|year))/gu

/** Normalises the spelling of a question. */
export const plainQuestion = (question: string) => withDigits(plainSpelling(question))

const plainSpelling = (question: string) =>
  withBankMarks(
    question
      .slice(0, 200)
      .replace(/\p{No}/gu, ' =$&')
      .normalize('NFKC')
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)),
  )
    .toLowerCase()
    .replace(/\u093c/g, '')
    .replace(/₹|\brs\.?(?![a-z])|\binr(?![a-z])|\/-/g, ' ')
    .replace(/(?<![\p{L}\p{M}])(?:pratishat|fisadi|प्रतिशत|फीसदी)(?![\p{L}\p{M}])/gu, 'percent')
    .replace(/\s+/g, ' ')
    .replace(timesAmount, '$<sum> rupees ')
    .trim()

const valueOf = (text: string | undefined) => {
  const parsed = parseNumber(text ?? '0', 'bare')
  return parsed.kind === 'number' ? parsed.value : NaN
}

/** True for a calendar year: "EPF rate 2026" has no amount. */
const isYear = (digits: string | undefined) => /^20[0-4][1-9]$/.test(digits ?? '')

/** The kind of a number: by its unit, else by its size and the numbers before it. */
function placeOf(groups: Readonly<Record<string, string | undefined>>, said: Said): Said | undefined {
  const { taxYear, years, months, days, rate, amount, bare } = groups
  if (taxYear !== undefined) return { taxYear }
  if (years !== undefined) return { months: Math.round(valueOf(years) * 12) + valueOf(groups.monthsToo) }
  if (months !== undefined) return { months: valueOf(months) }
  if (days !== undefined) return { days: valueOf(days) }
  if (rate !== undefined) return { rate: valueOf(rate) }
  if (amount !== undefined) return { amount: valueOf(amount.replace(/ ?rupees?$/, '').replace(/lpa$/, 'lakh')) }
  const value = bare === undefined ? NaN : valueOf(bare)
  if (isYear(bare)) return undefined
  if (value >= 100) return { amount: value }
  if (said.rate === undefined && value <= highestRate) return { rate: value }
  // Periods are never "8.4 years", so this is a second rate
  return value <= longestYears && Number.isInteger(value * 2) ? { months: Math.round(value * 12) } : {}
}

/** True if the number can be used. The same number twice ("18 LPA salary, in hand of 18 lakh") counts once. */
const isPlaced = (place: Said, said: Said) => {
  const [entry] = Object.entries(place)
  return entry !== undefined && !Number.isNaN(entry[1]) && Object.entries(said).every(([name, value]) => name !== entry[0] || value === entry[1])
}

/** Both readings of a question with an ambiguous comma or "Cr"; undefined if nothing is ambiguous. */
function bothQuestions(text: string): Required<Pick<SaidNumbers, 'readings' | 'doubt'>> | undefined {
  const [marked, credit = ''] = inDoubt.exec(text) ?? []
  if (marked !== undefined) {
    const readings = [text.replace(marked, `${credit} rupees`), text.replace(marked, `${credit} crore`)] as const
    return { readings, doubt: `“${credit} Cr” may mean a bank credit of ₹${credit} or ₹${credit} crore` }
  }
  for (const { 0: digits, index } of text.matchAll(/\d[\d,]*\d/g)) {
    const parsed = parseNumber(digits, 'bare')
    if (parsed.kind !== 'ambiguous') continue
    const [one, other] = parsed.readings.map((value) => text.slice(0, index) + String(value) + text.slice(index + digits.length))
    return one === undefined || other === undefined ? undefined : { readings: [one, other], doubt: 'The comma can be read two ways' }
  }
  return undefined
}

const withoutSpaces = (question: string) => question.replace(spaced, (digits) => digits.replaceAll(' ', ''))

/** Each number of a question with its kind, read independently of others of that kind. A number without a kind has an empty `place`. */
export function* numbersOf(question: string): Generator<{ place: Said; isName: boolean; written: string; before: string; after: string }> {
  const text = withoutSpaces(question)
  const matches = [...text.matchAll(numeral)]
  let said: Said = {}
  for (const [at, { 0: written, index, groups = {} }] of matches.entries()) {
    const [last, next] = [matches[at - 1], matches[at + 1]]
    const place = groups.name === undefined ? (placeOf(groups, said) ?? {}) : {}
    if (place.rate !== undefined) said = { rate: place.rate }
    yield {
      place,
      isName: groups.name !== undefined || isYear(groups.bare) || groups.taxYear !== undefined,
      written,
      before: text.slice(last === undefined ? 0 : last.index + last[0].length, index),
      after: text.slice(index + written.length, next?.index),
    }
  }
}

/** Reads the numbers of a question that `plainQuestion` has normalised. */
export function saidNumbers(question: string): SaidNumbers {
  const text = withoutSpaces(question)
  const both = bothQuestions(text)
  if (both) return { said: {}, unread: [], ...both }
  const said: Said = {}
  const unread: string[] = []
  const names: string[] = []
  for (const { 0: all, groups = {} } of text.matchAll(numeral)) {
    const place = groups.name === undefined ? placeOf(groups, said) : undefined
    if (place === undefined) names.push(all)
    else if (isPlaced(place, said)) Object.assign(said, place)
    else unread.push(all.replace(/^=/, '').replace(/(?<=\d)dr$/, ' Dr means a bank debit, not crore'))
  }
  // In "80C 1.5 lakh", the amount is the deduction and not a salary
  if (said.amount !== undefined) unread.push(...names)
  return unread.length > 0 ? { said: {}, unread } : { said, unread }
}
