import { maxSearchPage, resultsPerPage, type SearchType } from '@artha/contract/search-types'
import { firstKeyAt } from './document-key'
import type { Dialect } from './match-text'
import type { SqlValue } from './search-reads'
import type { SearchField } from './search-tables'

/** The part of the index to search. */
export interface Scope {
  now: number
  type?: SearchType | undefined
  topic?: string | undefined
  /** The earliest time, in ms. */
  from?: number | undefined
}

/** The most matches ranked per field, the newest: as many as the result pages can show. */
export const mostOfField = resultsPerPage * maxSearchPage
/** Documents other than articles are few. */
export const mostOfOthers = 300

/** A part of a statement with its values. */
export interface Condition {
  sql: string
  values: SqlValue[]
}

/** Returns the condition for documents that readers may see now and that match the scope. */
export function within({ now, type, topic, from }: Scope, isArticle: boolean): Condition {
  const parts: [string, SqlValue[]][] = [
    [isArticle ? 'd.id > 0' : 'd.id < 0', []],
    ['d.from_at <= ? and (d.until_at is null or d.until_at > ?)', [now, now]],
  ]
  if (type !== undefined) parts.push(['d.kind = ?', [type]])
  if (topic !== undefined) parts.push(['d.topic = ?', [topic]])
  if (from !== undefined) parts.push(['d.id >= ?', [firstKeyAt(isArticle, from)]])
  return { sql: parts.map(([sql]) => sql).join(' and '), values: parts.flatMap(([, values]) => values) }
}

/** Returns PostgreSQL's query for the ids of documents with the words of a tsquery in a field. */
export function foundByQuery(field: SearchField, query: string, condition: string): string {
  // `d.id > 0` with a small limit would make PostgreSQL walk the articles by key and read every text; `d.id + 0` has no index to walk
  return `select d.id from search_docs d where d.${field}_words @@ ${query}::tsquery and ${condition.replace(/^d\.id > 0/, 'd.id + 0 > 0')}`
}

/** Returns the query for the ids of documents with the words in a field. */
export function foundIn(dialect: Dialect, field: SearchField, match: string, { sql, values }: Condition): Condition {
  if (dialect === 'postgres') return { sql: foundByQuery(field, '?', sql), values: [match, ...values] }
  // SQLite runs a cross join in the order in which it is written, and uses a range of row ids
  const range = sql.startsWith('d.id > 0') ? 'rowid > 0' : 'rowid < 0'
  const index = `search_${field}`
  return {
    sql: `select d.id from ${index} cross join search_docs d on d.id = ${index}.rowid where ${index} match ? and ${index}.${range} and ${sql}`,
    values: [match, ...values],
  }
}

/**
 * Limits a field's matches to the newest. PostgreSQL would rather walk all documents by date than use its index, so the matches are materialised
 * first.
 */
export function newestIn(dialect: Dialect, field: SearchField, match: string, condition: Condition, most: number): Condition {
  const { sql, values } = foundIn(dialect, field, match, condition)
  const text =
    dialect === 'postgres'
      ? `with found as materialized (${sql}) select id from found order by id desc limit ${most}`
      : `${sql} order by search_${field}.rowid desc limit ${most}`
  return { sql: text, values }
}
