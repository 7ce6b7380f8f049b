import { inIndia } from './dates.ts'

const localForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** Formats an ISO time for a date-time input, in Indian time: "2026-11-20T14:05". */
export const clockInIndia = (iso: string) => inIndia(new Date(iso)).toISOString().slice(0, 16)

/** Parses the value of a date-time input in Indian time. Returns ISO time in UTC; undefined if it is not a valid time. */
export function momentOfClock(local: string): string | undefined {
  if (!localForm.test(local)) return undefined
  const moment = new Date(`${local}:00.000+05:30`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** Returns today's date in India: "2026-11-22". */
export const todayInIndia = () => inIndia(new Date()).toISOString().slice(0, 10)
