import type { CalendarEntry } from '@artha/contract/calendar'
import { dayText, timeInIndia } from '../../../lib/dates.ts'
import { articlePath, storyPath } from '../../../lib/paths.ts'
import { formPath } from '../form-path.ts'
import { weekdayName } from './month-days.ts'

const eventWords = { published: 'Published', scheduled: 'Scheduled', ends: 'Story ends', 'figure-ends': 'Figure expires' } as const

/** Returns the event with its time: "09:00 IST, Scheduled". */
export const eventText = ({ event, at }: Pick<CalendarEntry, 'event' | 'at'>) =>
  at === undefined ? eventWords[event] : `${timeInIndia(new Date(at))}, ${eventWords[event]}`

/** Formats a day: "Mon, 23 Nov 2026". */
export const dayInWords = (day: string) => `${weekdayName(day)}, ${dayText(day)}`

/** Returns the reason why an entry cannot be moved; undefined if it can. */
export function reasonNotMovable({ event, mayChange, title }: Pick<CalendarEntry, 'event' | 'mayChange' | 'title'>): string | undefined {
  if (event === 'published') return `“${title}” is already published: its date cannot change.`
  if (event === 'ends') return `The end of “${title}” depends on its start: move the start or change its duration.`
  if (event === 'figure-ends') return `A figure in “${title}” expires that day: open the article and check whether it still applies.`
  return mayChange ? undefined : `“${title}” is not yours: you can only move your own work.`
}

/** Returns the path to the form if the user may change the entry, else to its page; undefined if it has neither. */
export function entryPath({ kind, _id, event, mayChange }: Pick<CalendarEntry, 'kind' | '_id' | 'event' | 'mayChange'>): string | undefined {
  if (mayChange) return formPath(kind, _id)
  if (event === 'scheduled') return undefined
  return kind === 'article' ? articlePath(_id) : storyPath(_id)
}
