import { dateAndTimeInIndia } from '../../../lib/dates.ts'
import { momentOfClock } from '../../../lib/india-clock.ts'

/** What the time in "Appears at" means, in a sentence. `now` is unknown at first sight. */
export function appearanceWords(appearsAt: string, now: Date | undefined) {
  if (appearsAt === '') return 'India time (IST). If blank: published as soon as it is saved.'
  const iso = momentOfClock(appearsAt)
  if (iso === undefined) return 'A date and time in IST.'
  const moment = new Date(iso)
  const isComing = now !== undefined && moment > now
  return isComing ? `Scheduled for ${dateAndTimeInIndia(moment)}: hidden from readers until then.` : `Dated ${dateAndTimeInIndia(moment)}.`
}
