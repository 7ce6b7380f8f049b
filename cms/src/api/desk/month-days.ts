import { midnightInIndia } from '@artha/contract/figure-on'

/** The clock in India is always so far ahead of UTC. */
const aheadMs = 5.5 * 3_600_000
const dayMs = 86_400_000

/** Days, and the moments between which they lie by the clock in India. */
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

/** The days of a month, "2026-11". */
export function monthSpan(month: string): Span {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return spanOf(`${month}-01`, new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10))
}

/** The moment on another day at which the clock in India shows the same. */
export function sameHourOn(day: string, moment: Date): Date {
  const sinceMidnight = (moment.getTime() + aheadMs) % dayMs
  return new Date(midnightInIndia(day).getTime() + sinceMidnight)
}
