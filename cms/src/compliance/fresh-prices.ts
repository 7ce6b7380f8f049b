import { namedSecurities } from './named-securities'

/** An amount of money, a NAV, or a return of a security. */
const priceOrReturn =
  /(?:₹|\bRs\.?|\bINR|\brupees)\s*[\d,]+(?:\.\d+)?|[\d,]+(?:\.\d+)?\s*(?:rupees\b|रुपये|रुपए)|\bNAV\b[^.]{0,80}\d|[\d.]+\s*(?:%|percent\b|per cent\b|प्रतिशत)/iu

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const written = /\b(\d{1,2})\s+(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?\s+(\d{4})\b/gi
const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/g

const dayOf = (year: string, month: number, day: string) => `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`

/** The days that a sentence says: "1 Oct 2026", "2026-10-01". */
const daysIn = (sentence: string) => [
  ...[...sentence.matchAll(written)].map(([, day = '', month = '', year = '']) => dayOf(year, months.indexOf(month.toLowerCase()) + 1, day)),
  ...[...sentence.matchAll(iso)].map(([, year = '', month = '', day = '']) => dayOf(year, Number(month), day)),
]

/** What is 30 days old may be shown; at 29 it may not. */
const leastDays = 30
const dayMs = 86_400_000
const isOld = (day: string, shownOn: string) => Date.parse(shownOn) - Date.parse(day) >= leastDays * dayMs

export interface FreshPrice {
  security: string
  sentence: string
}

/**
 * Where a named security stands in a sentence with a price, a NAV or a return that is younger than thirty days on the day on which it
 * is shown: rule 1 of what Artha must not do. A sentence that says no day speaks of the day on which it is read.
 */
export function freshPricesIn(text: string, shownOn: string): FreshPrice[] {
  const sentences = text.split(/(?<=[.?!।])\s+/u)
  return sentences.flatMap((sentence) => {
    const [security] = namedSecurities(sentence)
    if (security === undefined || !priceOrReturn.test(sentence)) return []
    const days = daysIn(sentence)
    return days.length > 0 && days.every((day) => isOld(day, shownOn)) ? [] : [{ security: security.name, sentence: sentence.trim() }]
  })
}
