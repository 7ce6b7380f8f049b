import { namedSecurities } from './named-securities'

/** Excludes totals: a company's accounts are in crores, the price of a share is not. */
const notATotal = String.raw`(?!\d|[,.]\d|\s*(?:crores?|cr|lakhs?|billion|million|trillion|bn|mn|करोड़|लाख)(?![\p{L}\p{M}]))`

/** Matches an amount of money, a NAV, or a percentage. */
const priceOrReturn = new RegExp(
  String.raw`(?:₹|\bRs\.?|\bINR|\brupees)\s*[\d,]+(?:\.\d+)?${notATotal}|[\d,]+(?:\.\d+)?\s*(?:rupees\b|रुपये|रुपए)|\bNAV\b[^.]{0,80}\d|[\d.]+\s*(?:%|percent\b|per cent\b|प्रतिशत)`,
  'iu',
)

/** Words of a company's business. Its profits, pay and prices have figures too, and may be news on their day. */
const businessWords =
  /\b(?:profits?|loss(?:es)?|revenues?|sales|turnover|income|margins?|dividends?|stakes?|volumes|market share|output|exports?|attrition|salar(?:y|ies)|wages?|GST|tax(?:es)?|fares?|tickets?|plans?|recharges?|fees?|charges?|premiums?|EMIs?|loans?|deposits?|bills?|orders?|deliver(?:y|ies)|models?|cars?|scooters?|bookings?)\b/i

/** Words of the share or scheme itself; with one of them the figure counts as a price, whatever else the sentence says. */
const marketWords =
  /\b(?:shares?|stocks?|scrips?|NAV|returns?|returned|closed|opened|ended|trad(?:es|ed|ing)|rall(?:y|ied)|52-week|market cap|NSE|BSE|IN[EF][A-Z0-9]{9})\b|शेयर|फंड|बंद हुआ/i

const saysPrice = (sentence: string) => priceOrReturn.test(sentence) && (marketWords.test(sentence) || !businessWords.test(sentence))

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const written = /\b(\d{1,2})\s+(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?\s+(\d{4})\b/gi
const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/g

const dayOf = (year: string, month: number, day: string) => `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`

/** Returns the days in a sentence: "1 Oct 2026", "2026-10-01". */
const daysIn = (sentence: string) => [
  ...[...sentence.matchAll(written)].map(([, day = '', month = '', year = '']) => dayOf(year, months.indexOf(month.toLowerCase()) + 1, day)),
  ...[...sentence.matchAll(iso)].map(([, year = '', month = '', day = '']) => dayOf(year, Number(month), day)),
]

/** A price of 30 days ago may be shown; one of 29 days ago may not. */
const leastDays = 30
const dayMs = 86_400_000
const isOld = (day: string, shownOn: string) => Date.parse(shownOn) - Date.parse(day) >= leastDays * dayMs

export interface FreshPrice {
  security: string
  sentence: string
}

/**
 * Finds sentences with a named security and a price, NAV or return less than thirty days old on the day of showing: rule 1 of what Artha must
 * not do. A sentence without a date speaks of the day on which it is read.
 */
export function freshPricesIn(text: string, shownOn: string): FreshPrice[] {
  const sentences = text.split(/(?<=[.?!।])\s+/u)
  return sentences.flatMap((sentence) => {
    const [security] = namedSecurities(sentence)
    if (security === undefined || !saysPrice(sentence)) return []
    const days = daysIn(sentence)
    return days.length > 0 && days.every((day) => isOld(day, shownOn)) ? [] : [{ security: security.name, sentence: sentence.trim() }]
  })
}
