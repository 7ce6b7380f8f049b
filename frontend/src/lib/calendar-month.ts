import { dateInIndia, inIndia } from './dates.ts'

/** A month of the calendar; `month` from 1 to 12. */
export type CalendarMonth = { year: number; month: number }

const monthsSinceYearZero = ({ year, month }: CalendarMonth) => year * 12 + month - 1

/** The month so many months later, or earlier where `months` is negative. */
export function addMonths(from: CalendarMonth, months: number): CalendarMonth {
  const count = monthsSinceYearZero(from) + months
  return { year: Math.floor(count / 12), month: count - Math.floor(count / 12) * 12 + 1 }
}

/** How many months `later` comes after `earlier`; negative where it comes before. */
export const monthsBetween = (earlier: CalendarMonth, later: CalendarMonth) => monthsSinceYearZero(later) - monthsSinceYearZero(earlier)

/** The month that it is in India at that moment. */
export function monthInIndia(moment: Date): CalendarMonth {
  const local = inIndia(moment)
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1 }
}

/** As in "Nov 2035". */
export function monthText({ year, month }: CalendarMonth) {
  // The middle of the month is in the same month in India and in UTC.
  return dateInIndia(new Date(Date.UTC(year, month - 1, 15)))
    .split(' ')
    .slice(1)
    .join(' ')
}

/** The first year of the Indian financial year, April to March: 2025 for March 2026. */
export const financialYearOf = ({ year, month }: CalendarMonth) => (month >= 4 ? year : year - 1)

/** As in "2025-26". */
export const financialYearText = (firstYear: number) => `${firstYear}-${String((firstYear + 1) % 100).padStart(2, '0')}`
