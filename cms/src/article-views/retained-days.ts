import { dayInIndia } from '@artha/contract/figure-on'

const dayMs = 86_400_000

/** Views are stored this long: two years to compare, and a month to look at them. */
const monthsKept = 25

/** Returns the first day whose views are still stored. */
export function firstRetainedDay(now: Date): string {
  const today = new Date(`${dayInIndia(now)}T00:00:00Z`)
  today.setUTCMonth(today.getUTCMonth() - monthsKept)
  return today.toISOString().slice(0, 10)
}

/** Returns the last `count` days, today included. */
export function lastDays(now: Date, count: number): string[] {
  const today = Date.parse(`${dayInIndia(now)}T00:00:00Z`)
  return Array.from({ length: count }, (_, at) => new Date(today - (count - 1 - at) * dayMs).toISOString().slice(0, 10))
}
