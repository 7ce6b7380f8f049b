import { dayInIndia } from '@artha/contract/figure-on'
import { missedSearchRetentionDays, minSearchesShown, minSearchDaysShown, type MissedSearches } from '@artha/contract/missed-searches'
import type { SearchAnswer, SearchQuery } from '@artha/contract/search'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { lastDays } from '../../article-views/retained-days'
import { storableQuery } from './storable-query'

const table = 'missed_searches'
/** The most different words waiting to be written, and the most per day, because clients can invent any number. */
const mostPending = 500
const mostOfDay = 2_000
const mostShown = 50

interface Row {
  day: string
  words: string
  askings: number
}

/** Searches since the last write, by day and words. Kept in memory, because a search must not wait for a write. */
const pending = new Map<string, Row>()

/** Returns true if nothing was found or words were left out. Searches sent while typing, filtered ones and later pages do not count. */
const isMissed = ({ typing, type, topic, from, page }: SearchQuery, { groups, leftOut }: SearchAnswer) =>
  typing === undefined && type === undefined && topic === undefined && from === undefined && page === 1 && (groups.length === 0 || leftOut.length > 0)

/** Counts a missed search in the memory of this process. */
export function countMissed(query: SearchQuery, answer: SearchAnswer, now: Date): void {
  const words = isMissed(query, answer) ? storableQuery(query.q) : undefined
  if (words === undefined) return
  count({ day: dayInIndia(now), words, askings: 1 })
}

/** Adds to the waiting rows; new words only while there is room. */
function count({ day, words, askings }: Row) {
  const key = `${day} ${words}`
  const row = pending.get(key)
  if (row) row.askings += askings
  else if (pending.size < mostPending) pending.set(key, { day, words, askings })
}

/** Returns the rows whose words are stored already, and as many new ones as each day has room for. */
async function withRoom(trx: Knex.Transaction, rows: readonly Row[]): Promise<Row[]> {
  const fitting: Row[] = []
  for (const day of new Set(rows.map((row) => row.day))) {
    const ofDay = rows.filter((row) => row.day === day)
    const [stored] = await trx(table).where({ day }).count<{ rows: number | string }[]>({ rows: '*' })
    const names = ofDay.map(({ words }) => words)
    const known = new Set((await trx<Row>(table).where({ day }).whereIn('words', names).select('words')).map(({ words }) => words))
    const isNew = ({ words }: Row) => !known.has(words)
    const room = Math.max(0, mostOfDay - Number(stored?.rows ?? 0))
    fitting.push(...ofDay.filter((row) => !isNew(row)), ...ofDay.filter(isNew).slice(0, room))
  }
  // Sorted, so that replicas that write the same rows lock them in one order and cannot deadlock.
  return fitting.sort((a, b) => (a.day + a.words < b.day + b.words ? -1 : 1))
}

/** Writes the counts of this process; if that fails they go back to the waiting rows. */
export async function writeMissed(strapi: Core.Strapi): Promise<void> {
  const rows = [...pending.values()]
  if (rows.length === 0) return
  pending.clear()
  try {
    await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      for (const row of await withRoom(trx, rows)) {
        await trx(table)
          .insert(row)
          .onConflict(['day', 'words'])
          .merge({ askings: trx.raw('?? + excluded.??', [`${table}.askings`, 'askings']) })
      }
    })
  } catch (error) {
    for (const row of rows) count(row)
    throw error
  }
}

const firstRetainedDay = (now: Date): string => lastDays(now, missedSearchRetentionDays)[0] ?? ''

/** Deletes rows older than the privacy page promises. */
export async function sweepMissed(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db.connection(table).where('day', '<', firstRetainedDay(now)).delete()
}

/** Reads the words that were searched most without success, including the counts of this process. */
export async function readMissed(strapi: Core.Strapi, now: Date): Promise<MissedSearches> {
  await writeMissed(strapi)
  const rows: { words: string; askings: number | string; days: number | string; last_day: string }[] = await strapi.db
    .connection(table)
    .where('day', '>=', firstRetainedDay(now))
    .groupBy('words')
    .having(strapi.db.connection.raw('sum(askings)'), '>=', minSearchesShown)
    .having(strapi.db.connection.raw('count(*)'), '>=', minSearchDaysShown)
    .orderBy([{ column: 'askings', order: 'desc' }, 'words'])
    .limit(mostShown)
    .select('words')
    .sum({ askings: 'askings' })
    .count({ days: '*' })
    .max({ last_day: 'day' })
  // PostgreSQL returns sums as text
  return rows.map(({ words, askings, days, last_day: lastDay }) => ({ words, askings: Number(askings), days: Number(days), lastDay }))
}
