import { dateAndTimeInIndia } from '../../../lib/dates.ts'
import { momentOfClock } from '../../../lib/india-clock.ts'

/** Explains the time in "Appears at" in one sentence. `now` is undefined at first. */
export function appearanceText(appearsAt: string, now: Date | undefined) {
  if (appearsAt === '') return 'India time (IST). If blank: published as soon as it is saved.'
  const iso = momentOfClock(appearsAt)
  if (iso === undefined) return 'A date and time in IST.'
  const moment = new Date(iso)
  const isComing = now !== undefined && moment > now
  return isComing ? `Scheduled for ${dateAndTimeInIndia(moment)}: hidden from readers until then.` : `Dated ${dateAndTimeInIndia(moment)}.`
}
