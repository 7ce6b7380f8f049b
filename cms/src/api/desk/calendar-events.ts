import type { CalendarEntry, CalendarEvent } from '@artha/contract/calendar'
import { dayInIndia } from '@artha/contract/figure-on'
import type { Span } from './month-days'

/** A published row, as far as a calendar shows it. */
export interface DatedPiece {
  documentId: string
  title: string | null
  publicationDate: string | Date
  /** Of a story that does not stay for good. */
  expiresAt?: string | Date | null
  /** Of an article: the last day of a figure that it states. */
  figuresEndOn?: string | null
}

type Happening = Pick<CalendarEntry, 'event' | 'day' | 'at'>

const atMoment = (event: CalendarEvent, moment: Date): Happening => ({ event, day: dayInIndia(moment), at: moment.toISOString() })

/** What happens to a piece on these days. */
export function eventsOf({ publicationDate, expiresAt, figuresEndOn }: DatedPiece, { firstDay, lastDay }: Span, now: Date): Happening[] {
  const appears = new Date(publicationDate)
  const all: Happening[] = [
    atMoment(appears > now ? 'scheduled' : 'published', appears),
    ...(expiresAt ? [atMoment('ends', new Date(expiresAt))] : []),
    ...(figuresEndOn ? [{ event: 'figure-ends' as const, day: figuresEndOn }] : []),
  ]
  return all.filter(({ day }) => day >= firstDay && day <= lastDay)
}

/** By the day, and within it by the hour; what has no hour is about the whole day and comes first. */
export const inOrderOfTime = (entries: readonly CalendarEntry[]): CalendarEntry[] =>
  entries.toSorted(
    (one, other) => one.day.localeCompare(other.day) || (one.at ?? '').localeCompare(other.at ?? '') || one._id.localeCompare(other._id),
  )
