import { backOffMs, pastDayBackOffLimitMs, backOffLimitMs } from './back-off'
import { dayOf } from './last-seven-days'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Today's price is good for this long. */
const todayMs = 6 * hourMs

const endOf = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs)
const earlier = (one: Date, other: Date) => (one < other ? one : other)

/**
 * Returns the time at which a day asked at `askedAt` is asked again; null: never. A price of an unfinished day is good for six hours, at most
 * until the day's end, because its final price comes after that. A past day without all its prices is asked once a day.
 */
export function dayDueAfterAnswer(day: string, hasAllPrices: boolean, askedAt: Date): Date | null {
  const end = endOf(day)
  if (askedAt < end) return earlier(new Date(askedAt.getTime() + todayMs), end)
  return hasAllPrices ? null : new Date(askedAt.getTime() + dayMs)
}

/** Returns the time at which a day is asked again after this many unreadable answers in a row. */
export function dayDueAfterFailure(day: string, failures: number, now: Date): Date {
  const limitMs = day === dayOf(now) ? backOffLimitMs : pastDayBackOffLimitMs
  return new Date(now.getTime() + backOffMs(failures, limitMs))
}

/** A day that was asked before. */
export interface RequestedDay {
  day: string
  /** null: stored for good. */
  dueAt: Date | null
  failures: number
}

/** Returns the days to ask now: fewest failures first, then newest first. */
export function daysToRequest(days: readonly string[], asked: readonly RequestedDay[], now: Date): string[] {
  const known = new Map(asked.map((each) => [each.day, each]))
  const failuresOf = (day: string) => known.get(day)?.failures ?? 0
  const due = days.filter((day) => {
    const dueAt = known.get(day)?.dueAt
    return dueAt === undefined || (dueAt !== null && dueAt <= now)
  })
  return due.sort((one, other) => failuresOf(one) - failuresOf(other) || (one < other ? 1 : -1))
}

/** Returns the time at which the next of these days is due: at the latest when the next day begins, and never within a minute. */
export function metalsDueAt(days: readonly string[], asked: readonly RequestedDay[], now: Date): Date {
  const known = new Map(asked.map((each) => [each.day, each]))
  const times = days.flatMap((day) => {
    const dueAt = known.has(day) ? known.get(day)?.dueAt : now
    return dueAt ? [dueAt] : []
  })
  const next = [...times, endOf(dayOf(now))].reduce(earlier)
  const soonest = new Date(now.getTime() + backOffMs(1))
  return next < soonest ? soonest : next
}
