import { dateAndTimeInIndia, dateInIndia, timeInIndia } from '../../../lib/dates.ts'

/** Returns the time at which unsaved work was kept: "14:05 IST" today, with the date if earlier. */
export function savedAtText(savedAt: string, now: Date) {
  const moment = new Date(savedAt)
  return dateInIndia(moment) === dateInIndia(now) ? timeInIndia(moment) : dateAndTimeInIndia(moment)
}
