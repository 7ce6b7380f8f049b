import { dateAndTimeInIndia } from '../../../lib/dates.ts'
import { momentOfClock } from '../../../lib/india-clock.ts'

/** What the time in "Appears at" means, in a sentence. `now` is unknown at first sight. */
export function appearanceWords(appearsAt: string, now: Date | undefined) {
  if (appearsAt === '') return 'By the clock in India. Left empty, it appears as soon as it is saved.'
  const iso = momentOfClock(appearsAt)
  if (iso === undefined) return 'A day and a time, by the clock in India.'
  const moment = new Date(iso)
  const isComing = now !== undefined && moment > now
  return isComing ? `Scheduled: it appears on ${dateAndTimeInIndia(moment)}, and nobody sees it before.` : `Dated ${dateAndTimeInIndia(moment)}.`
}
