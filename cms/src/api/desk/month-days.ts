import { midnightInIndia } from '@artha/contract/figure-on'

/** India's fixed offset from UTC. */
const aheadMs = 5.5 * 3_600_000
const dayMs = 86_400_000

/** A span of days, and the moments at which it begins and ends in India. */
export interface Span {
  firstDay: string
  lastDay: string
  from: Date
  until: Date
}

const spanOf = (firstDay: string, lastDay: string): Span => ({
  firstDay,
  lastDay,
  from: midnightInIndia(firstDay),
  until: new Date(midnightInIndia(lastDay).getTime() + dayMs),
})

export const daySpan = (day: string): Span => spanOf(day, day)

/** Returns the span of a month such as "2026-11". */
export function monthSpan(month: string): Span {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return spanOf(`${month}-01`, new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10))
}

/** Returns the moment on another day with the same time of day in India. */
export function sameTimeOn(day: string, moment: Date): Date {
  const sinceMidnight = (moment.getTime() + aheadMs) % dayMs
  return new Date(midnightInIndia(day).getTime() + sinceMidnight)
}
