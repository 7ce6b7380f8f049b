import { monthText } from '../../../../lib/calendar-month.ts'
import { monthOf, type PlanTime } from './plan-rows.ts'

const monthNames = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']

const numbered = (year: string | undefined, month: number) => monthOf(`${year}-${String(month).padStart(2, '0')}`)

/** Reads a time as people write it: "12", "Apr 2027", "April 2027", "04/2027" or "2027-04". */
export function readPlanTime(text: string): PlanTime | undefined {
  const trimmed = text.trim()
  if (/^\d{1,4}$/.test(trimmed)) return Number(trimmed) >= 1 ? Number(trimmed) : undefined
  const named = /^([a-z]{3,9})\.?,?\s+(\d{4})$/i.exec(trimmed)
  if (named) return numbered(named[2], monthNames.findIndex((name) => name.startsWith((named[1] ?? '').toLowerCase())) + 1)
  const counted = /^(\d{1,2})[/.-](\d{4})$/.exec(trimmed)
  return counted ? numbered(counted[2], Number(counted[1])) : monthOf(trimmed)
}

/** Formats a time for its field. */
export const planTimeText = (time: PlanTime) => (typeof time === 'number' ? String(time) : monthText(time))
