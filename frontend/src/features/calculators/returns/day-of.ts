import { isDay } from '../definition/read-fields.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const dayFirst = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9}\.?)[-/., ]+(\d{4}|\d{2})$/
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/

function monthOf(text: string) {
  return /^\d/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3)) + 1
}

/**
 * Reads a date as statements write it, day before month: "01/04/2024", "1-Apr-24" or "2024/4/1". Returns "2024-04-01", or undefined if it is not a
 * date.
 */
export function dayOf(text: string) {
  const plain = text.trim().toLowerCase()
  const [, day = '', month = '', year = ''] = dayFirst.exec(plain) ?? []
  const [, yearBefore = year, monthBefore = month, dayAfter = day] = yearFirst.exec(plain) ?? []
  const parts = [yearBefore.length === 2 ? `20${yearBefore}` : yearBefore, String(monthOf(monthBefore)), dayAfter]
  const written = parts.map((part) => part.padStart(2, '0')).join('-')
  return isDay(written) ? written : undefined
}
