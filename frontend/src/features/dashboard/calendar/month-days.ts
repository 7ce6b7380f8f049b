import { monthForm } from '@artha/contract/month-form'
import { addMonths, monthText, type CalendarMonth } from '../../../lib/calendar-month.ts'

const dayMs = 86_400_000

/** Returns the month in the address, "2026-11"; the current month if there is none or it is invalid. */
export function monthIn(search: URLSearchParams, today: string): string {
  const asked = search.get('month') ?? ''
  return monthForm.test(asked) ? asked : today.slice(0, 7)
}

const partsOf = (month: string): CalendarMonth => ({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)) })

/** Returns the month `months` later, such as "2026-11"; undefined if it is out of range. */
export function monthAfter(month: string, months: number): string | undefined {
  const { year, month: number } = addMonths(partsOf(month), months)
  const after = `${year}-${String(number).padStart(2, '0')}`
  return monthForm.test(after) ? after : undefined
}

/** Formats a month: "Nov 2026". */
export const monthTitle = (month: string) => monthText(partsOf(month))

/** Returns the day `days` later. */
export const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Returns 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** Returns the short name of a weekday: "Mon". */
export const weekdayName = (day: string) => weekdays[weekdayOf(day) - 1] ?? ''

/** Returns all days of a month. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`
  const all = Array.from({ length: 31 }, (_, at) => dayAfter(first, at))
  return all.filter((day) => day.startsWith(month))
}
