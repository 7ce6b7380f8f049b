import type { CalendarEntry } from '@artha/contract/calendar'
import { dayWords, timeInIndia } from '../../../lib/dates.ts'
import { articlePath, storyPath } from '../../../lib/paths.ts'
import { formPath } from '../form-path.ts'
import { weekdayName } from './month-days.ts'

const eventWords = { published: 'Published', scheduled: 'Scheduled', ends: 'Story ends', 'figure-ends': 'Last day of a figure' } as const

/** What happens, with its hour: "09:00 IST, Scheduled". */
export const happening = ({ event, at }: Pick<CalendarEntry, 'event' | 'at'>) =>
  at === undefined ? eventWords[event] : `${timeInIndia(new Date(at))}, ${eventWords[event]}`

/** As in "Mon, 23 Nov 2026". */
export const dayInWords = (day: string) => `${weekdayName(day)}, ${dayWords(day)}`

/** Why a piece is not moved; undefined where it may be. */
export function whyItStays({ event, mayChange, title }: Pick<CalendarEntry, 'event' | 'mayChange' | 'title'>): string | undefined {
  if (event === 'published') return `Readers have “${title}” already: its day stays.`
  if (event === 'ends') return `The end of “${title}” follows from when it appears: move that, or change how long it stays.`
  if (event === 'figure-ends') return `A figure in “${title}” ends on that day by its source: open the article and see whether it still holds.`
  return mayChange ? undefined : `“${title}” is not yours: you may only move what you made yourself.`
}

/** The form where one may change it, else what readers see; undefined where there is neither. */
export function wayTo({ kind, _id, event, mayChange }: Pick<CalendarEntry, 'kind' | '_id' | 'event' | 'mayChange'>): string | undefined {
  if (mayChange) return formPath(kind, _id)
  if (event === 'scheduled') return undefined
  return kind === 'article' ? articlePath(_id) : storyPath(_id)
}
