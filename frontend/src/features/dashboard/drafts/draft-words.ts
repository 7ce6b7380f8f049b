import { dateAndTimeInIndia, dateInIndia, timeInIndia } from '../../../lib/dates.ts'

/** When unsaved work was kept, as in "14:05 IST" today, with the day before that. */
export function keptAtWords(savedAt: string, now: Date) {
  const moment = new Date(savedAt)
  return dateInIndia(moment) === dateInIndia(now) ? timeInIndia(moment) : dateAndTimeInIndia(moment)
}
