import { accountsOf } from '@artha/accounts/services'
import type { UserRow } from '@artha/base/user-row'
import { rowsOf } from '@artha/base/rows'
import type { CalendarMoveBody, CalendarMoved } from '@artha/contract/calendar'
import type { DeskState } from '@artha/contract/desk'
import { dayInIndia } from '@artha/contract/figure-on'
import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'
import { priceProblems } from '../../compliance/security-problems'
import { uidOf, type ContentUid } from '../../content-uid'
import { readerTexts as wordsOfArticle, type StoredArticle } from '../article/article-writes'
import { plainText } from '../article/plain-text'
import { readerTexts as wordsOfStory, type StoredStory } from '../story/story-writes'
import { etagOf } from '../writes/if-match'
import { lastSavedRows, type LastSaved } from '../writes/last-saved'
import { changeRefusal } from '../writes/locked-version'
import type { Outcome, Refused } from '../writes/outcome'
import { deskStateOf, type PublishedRow } from './desk-state'
import { sameTimeOn } from './month-days'

type Row = Record<string, unknown> & PublishedRow & { ownerId: string | null; publishedAt: string | Date | null }

const notFound: Refused = { refused: 'not-found', message: 'It no longer exists.' }
const notYours: Refused = { refused: 'forbidden', message: 'You can only move your own work.' }
const invalid = (message: string): Refused => ({ refused: 'validation', message, fields: { day: message } })

/** The reason why an entry in this state cannot be moved; undefined if it can. */
const reasonNotMoved: Record<DeskState, string | undefined> = {
  live: 'It is already published: its date cannot change.',
  scheduled: undefined,
  expired: 'It has ended: its date cannot change.',
  draft: 'It is not published: it has no date yet.',
}

/** Returns a problem if a price in the text would be too recent to be shown on the new date. */
function priceProblem(uid: ContentUid, row: Row, appears: Date): string | undefined {
  // The row was populated with all of its parts
  const words =
    uid === 'api::story.story' ? wordsOfStory(row as Row & StoredStory) : wordsOfArticle(row as Row & StoredArticle).map((text) => plainText(text))
  const [first] = Object.values(
    priceProblems(
      words.map((text, at) => ({ field: String(at), words: text })),
      appears,
    ),
  )
  return first
}

async function movedTo(strapi: Core.Strapi, uid: ContentUid, documentId: string, appears: Date): Promise<Outcome<CalendarMoved>> {
  const saved = await rowsOf<LastSaved>(strapi, uid).findOne({ select: ['version'], where: { documentId, ...lastSavedRows } })
  const version = saved?.version ?? 0
  return { status: 200, body: { _id: documentId, day: dayInIndia(appears), at: appears.toISOString(), version }, version }
}

const isAt = ({ publicationDate }: Row, moment: Date) => new Date(publicationDate).getTime() === moment.getTime()

/**
 * Moves a scheduled entry to another day at the same time of day. A draft with the same date moves too and stays a draft; a draft with another
 * date keeps it. Must run inside a transaction.
 */
export async function moveToDay(strapi: Core.Strapi, body: CalendarMoveBody, user: UserRow, now: Date): Promise<Outcome<CalendarMoved>> {
  const { kind, id, version, day } = body
  const uid = uidOf[kind]
  const stopped = await changeRefusal(strapi, uid, { documentId: id, ifMatch: etagOf(version) }, notFound)
  if (stopped !== undefined) return stopped
  const rows = await newsroomOf(strapi).rowsOf<Row>(uid, id)
  if (accountsOf(strapi).accounts.mayChange(user, rows[0]?.ownerId ?? null) !== 'allowed') return notYours
  const published = rows.find(({ publishedAt }) => publishedAt !== null)
  const reason = reasonNotMoved[deskStateOf(published, now)]
  if (published === undefined || reason !== undefined) return invalid(reason ?? 'It is not published.')
  const before = new Date(published.publicationDate)
  const appears = sameTimeOn(day, before)
  if (isAt(published, appears)) return movedTo(strapi, uid, id, appears)
  if (appears <= now) return invalid('That date and time have passed: choose a later date.')
  const problem = priceProblem(uid, published, appears)
  if (problem !== undefined) return invalid(problem)
  const after = rows.map((row) => (isAt(row, before) ? { ...row, publicationDate: appears.toISOString() } : row))
  await newsroomOf(strapi).saveRows(`user:${user.documentId}`, uid, id, after)
  return movedTo(strapi, uid, id, appears)
}
