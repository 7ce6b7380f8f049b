/** Converts between moments and Indian time in the Studio's forms, in any browser time zone. India has no daylight saving time. */

const aheadMs = 5.5 * 3_600_000

/** Returns the Indian date and time of a moment, as in "2026-03-06T23:59:59.999". */
const clockOf = (moment: string) => new Date(Date.parse(moment) + aheadMs).toISOString().slice(0, -1)

/** Returns the Indian day of a moment, as in "2026-03-06". */
export const dayOf = (moment: string) => clockOf(moment).slice(0, 10)
/** Returns the Indian time of a moment, as in "23:59". */
export const timeOf = (moment: string) => clockOf(moment).slice(11, 16)

const momentOf = (clock: string) => new Date(Date.parse(`${clock}Z`) - aheadMs).toISOString()

/**
 * Returns the moment moved to another day, at the same time to the millisecond. Returns the same text if the day is the same, and
 * midnight if there was no moment.
 */
export function onDay(moment: string | null, day: string): string {
  if (moment === null) return momentOf(`${day}T00:00:00.000`)
  return dayOf(moment) === day ? moment : momentOf(`${day}T${clockOf(moment).slice(11)}`)
}

/**
 * Returns the moment moved to another minute of its day. Returns the same text, with its seconds, if the minute is the same, and uses
 * today if there was no moment.
 */
export function atTime(moment: string | null, time: string, now: Date): string {
  if (moment !== null && timeOf(moment) === time) return moment
  return momentOf(`${dayOf(moment ?? now.toISOString())}T${time}:00.000`)
}
