import { dayInIndia } from '@artha/contract/figure-on'

const dayMs = 86_400_000

/** So long openings are kept: two years can be compared, with a month to look at them. */
const monthsKept = 25

/** The first day that is still kept. */
export function firstKeptDay(now: Date): string {
  const today = new Date(`${dayInIndia(now)}T00:00:00Z`)
  today.setUTCMonth(today.getUTCMonth() - monthsKept)
  return today.toISOString().slice(0, 10)
}

/** So many days, the last of them today. */
export function daysUpTo(now: Date, count: number): string[] {
  const today = Date.parse(`${dayInIndia(now)}T00:00:00Z`)
  return Array.from({ length: count }, (_, at) => new Date(today - (count - 1 - at) * dayMs).toISOString().slice(0, 10))
}
