/** Days and times of the Studio's forms as they are in India, wherever the browser is. India has one time all year. */

const aheadMs = 5.5 * 3_600_000

/** The moment's clock in India, as in "2026-03-06T23:59:59.999". */
const clockOf = (moment: string) => new Date(Date.parse(moment) + aheadMs).toISOString().slice(0, -1)

/** As in "2026-03-06". */
export const dayOf = (moment: string) => clockOf(moment).slice(0, 10)
/** As in "23:59". */
export const timeOf = (moment: string) => clockOf(moment).slice(11, 16)

const momentOf = (clock: string) => new Date(Date.parse(`${clock}Z`) - aheadMs).toISOString()

/** The moment on another day at the same time, to the millisecond; the same text where the day is the same. Without a moment the day begins. */
export function onDay(moment: string | null, day: string): string {
  if (moment === null) return momentOf(`${day}T00:00:00.000`)
  return dayOf(moment) === day ? moment : momentOf(`${day}T${clockOf(moment).slice(11)}`)
}

/** The moment at another minute of its day; the same text, seconds and all, where the minute is the same. Without a moment that of today. */
export function atTime(moment: string | null, time: string, now: Date): string {
  if (moment !== null && timeOf(moment) === time) return moment
  return momentOf(`${dayOf(moment ?? now.toISOString())}T${time}:00.000`)
}
