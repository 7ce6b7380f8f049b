import { accountsOf } from '@artha/accounts/services'
import type { UserRow } from '@artha/base/user-row'
import { rowsOf } from '@artha/base/rows'
import type { CalendarAnswer, CalendarEntry } from '@artha/contract/calendar'
import type { Core } from '@strapi/strapi'
import { uidOf } from '../../content-uid'
import { lastSavedRows, type LastSaved } from '../writes/last-saved'
import { eventsOf, sortedByTime, type DatedEntry } from './calendar-events'
import type { Span } from './month-days'

type Kind = CalendarEntry['kind']

/** The most rows shown per list: more than a newsroom writes in a month, and few enough to draw. */
const mostRows = 500

/** The longest time that a story is shown, so stories that end on a day are found by the day on which they appeared. */
const longestLifeMs = 48 * 3_600_000

interface Found {
  rows: DatedEntry[]
  isCut: boolean
}

/** Reads the published rows in a span. If there are too many, the earliest are cut, so that coming events are never missing. */
async function publishedRows(strapi: Core.Strapi, kind: Kind, by: 'publicationDate' | 'figuresEndOn', between: object): Promise<Found> {
  const rows = await rowsOf<DatedEntry>(strapi, uidOf[kind]).findMany({
    select: ['documentId', 'title', 'publicationDate', kind === 'article' ? 'figuresEndOn' : 'expiresAt'],
    where: { publishedAt: { $notNull: true }, [by]: between },
    orderBy: [{ [by]: 'desc' }, { documentId: 'asc' }],
    limit: mostRows + 1,
  })
  return { rows: rows.slice(0, mostRows), isCut: rows.length > mostRows }
}

/** Returns the events of these entries on the days of the span, with version and rights; one query for all. */
async function entriesOf(strapi: Core.Strapi, kind: Kind, pieces: readonly DatedEntry[], { span, user, now }: Asked): Promise<CalendarEntry[]> {
  const happening = pieces.flatMap((piece) => eventsOf(piece, span, now).map((event) => ({ piece, event })))
  const ids = [...new Set(happening.map(({ piece }) => piece.documentId))]
  if (ids.length === 0) return []
  const select = ['documentId', 'ownerId', 'version']
  const saved = await rowsOf<LastSaved>(strapi, uidOf[kind]).findMany({ select, where: { documentId: { $in: ids }, ...lastSavedRows } })
  const savedOf = new Map(saved.map((row) => [row.documentId, row]))
  return happening.map(({ piece: { documentId, title }, event }) => ({
    _id: documentId,
    kind,
    title: title ?? '',
    ...event,
    version: savedOf.get(documentId)?.version ?? 0,
    mayChange: accountsOf(strapi).accounts.mayChange(user, savedOf.get(documentId)?.ownerId ?? null) === 'allowed',
  }))
}

interface Asked {
  span: Span
  user: UserRow
  now: Date
}

const onceEach = (rows: readonly DatedEntry[]) => [...new Map(rows.map((row) => [row.documentId, row])).values()]

/** Reads the calendar of articles and stories for a span of days in India. The number of queries does not grow with the entries. */
export async function readCalendar(strapi: Core.Strapi, asked: Asked): Promise<CalendarAnswer> {
  const { from, until, firstDay, lastDay } = asked.span
  const articles = await publishedRows(strapi, 'article', 'publicationDate', { $gte: from, $lt: until })
  const ending = await publishedRows(strapi, 'article', 'figuresEndOn', { $gte: firstDay, $lte: lastDay })
  const stories = await publishedRows(strapi, 'story', 'publicationDate', { $gte: new Date(from.getTime() - longestLifeMs), $lt: until })
  const entries = [
    ...(await entriesOf(strapi, 'article', onceEach([...articles.rows, ...ending.rows]), asked)),
    ...(await entriesOf(strapi, 'story', stories.rows, asked)),
  ]
  return { from: firstDay, to: lastDay, entries: sortedByTime(entries), isCut: [articles, ending, stories].some(({ isCut }) => isCut) }
}
