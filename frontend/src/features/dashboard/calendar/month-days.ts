import { monthForm } from '@artha/contract/month-form'
import { addMonths, monthText, type CalendarMonth } from '../../../lib/calendar-month.ts'

const dayMs = 86_400_000

/** The month that an address asks for, "2026-11"; the one of today where it asks for none that we have. */
export function monthIn(search: URLSearchParams, today: string): string {
  const asked = search.get('month') ?? ''
  return monthForm.test(asked) ? asked : today.slice(0, 7)
}

const partsOf = (month: string): CalendarMonth => ({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)) })

/** The month so many months later, as addresses have it; undefined where no address has it. */
export function monthAfter(month: string, months: number): string | undefined {
  const { year, month: number } = addMonths(partsOf(month), months)
  const after = `${year}-${String(number).padStart(2, '0')}`
  return monthForm.test(after) ? after : undefined
}

/** As in "Nov 2026". */
export const monthWords = (month: string) => monthText(partsOf(month))

/** The day so many days later. */
export const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** As in "Mon". */
export const weekdayName = (day: string) => weekdays[weekdayOf(day) - 1] ?? ''

/** All days of a month. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`
  const all = Array.from({ length: 31 }, (_, at) => dayAfter(first, at))
  return all.filter((day) => day.startsWith(month))
}
