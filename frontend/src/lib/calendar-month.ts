import { dateInIndia, inIndia } from './dates.ts'

/** A calendar month; `month` from 1 to 12. */
export type CalendarMonth = { year: number; month: number }

const monthsSinceYearZero = ({ year, month }: CalendarMonth) => year * 12 + month - 1

/** Returns the month that is `months` later, or earlier if negative. */
export function addMonths(from: CalendarMonth, months: number): CalendarMonth {
  const count = monthsSinceYearZero(from) + months
  return { year: Math.floor(count / 12), month: count - Math.floor(count / 12) * 12 + 1 }
}

/** Returns the number of months from `earlier` to `later`; negative if `later` comes first. */
export const monthsBetween = (earlier: CalendarMonth, later: CalendarMonth) => monthsSinceYearZero(later) - monthsSinceYearZero(earlier)

/** Returns the month in India at a moment. */
export function monthInIndia(moment: Date): CalendarMonth {
  const local = inIndia(moment)
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1 }
}

/** Formats a month: "Nov 2035". */
export function monthText({ year, month }: CalendarMonth) {
  // The 15th is in the same month in India and in UTC
  return dateInIndia(new Date(Date.UTC(year, month - 1, 15)))
    .split(' ')
    .slice(1)
    .join(' ')
}

/** Returns the first year of the Indian financial year (April to March): 2025 for March 2026. */
export const financialYearOf = ({ year, month }: CalendarMonth) => (month >= 4 ? year : year - 1)

/** Formats a financial year: "2025-26". */
export const financialYearText = (firstYear: number) => `${firstYear}-${String((firstYear + 1) % 100).padStart(2, '0')}`
