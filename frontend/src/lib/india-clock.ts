import { inIndia } from './dates.ts'

const localForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** A moment as a date-time input shows it, by the clock in India: "2026-11-20T14:05". */
export const clockInIndia = (iso: string) => inIndia(new Date(iso)).toISOString().slice(0, 16)

/** The moment that a date-time input names by the clock in India, in UTC; undefined where it names none. */
export function momentOfClock(local: string): string | undefined {
  if (!localForm.test(local)) return undefined
  const moment = new Date(`${local}:00.000+05:30`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** The day that it is in India: "2026-11-22". */
export const todayInIndia = () => inIndia(new Date()).toISOString().slice(0, 10)
