import type { CalendarEntry, CalendarEvent } from '@artha/contract/calendar'
import { dayInIndia } from '@artha/contract/figure-on'
import type { Span } from './month-days'

/** The columns of a published row that a calendar shows. */
export interface DatedEntry {
  documentId: string
  title: string | null
  publicationDate: string | Date
  /** Set only on a story with an end. */
  expiresAt?: string | Date | null
  /** Articles only: the last day of a figure in the text. */
  figuresEndOn?: string | null
}

type Happening = Pick<CalendarEntry, 'event' | 'day' | 'at'>

const atMoment = (event: CalendarEvent, moment: Date): Happening => ({ event, day: dayInIndia(moment), at: moment.toISOString() })

/** Returns the events of an article or story on these days. */
export function eventsOf({ publicationDate, expiresAt, figuresEndOn }: DatedEntry, { firstDay, lastDay }: Span, now: Date): Happening[] {
  const appears = new Date(publicationDate)
  const all: Happening[] = [
    atMoment(appears > now ? 'scheduled' : 'published', appears),
    ...(expiresAt ? [atMoment('ends', new Date(expiresAt))] : []),
    ...(figuresEndOn ? [{ event: 'figure-ends' as const, day: figuresEndOn }] : []),
  ]
  return all.filter(({ day }) => day >= firstDay && day <= lastDay)
}

/** Sorts by day, then by time; an event without a time concerns the whole day and comes first. */
export const sortedByTime = (entries: readonly CalendarEntry[]): CalendarEntry[] =>
  entries.toSorted(
    (one, other) => one.day.localeCompare(other.day) || (one.at ?? '').localeCompare(other.at ?? '') || one._id.localeCompare(other._id),
  )
