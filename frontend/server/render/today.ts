import { dayInIndia } from '@artha/contract/figure-on'

const dayMs = 24 * 3_600_000
const indiaMs = 5.5 * 3_600_000

let dayNumber = Number.NaN
let day = ''

/** Returns today's date in India. Formatted once a day, because every page from the cache needs it. */
export function todayInIndia(): string {
  const now = Date.now()
  const number = Math.floor((now + indiaMs) / dayMs)
  if (number !== dayNumber) [dayNumber, day] = [number, dayInIndia(new Date(now))]
  return day
}
