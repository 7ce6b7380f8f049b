import { maxSearchPage, resultsPerPage, type SearchType } from '@artha/contract/search-types'
import { firstKeyAt } from './document-key'
import { matchText, namesText, withoutBeginnings } from './match-text'
import type { Candidate } from './rank'
import type { SearchReads } from './search-reads'
import { searchFields, type SearchField } from './search-tables'
import type { Unit } from './search-units'

/** The part of the index to search. */
export interface Scope {
  now: number
  type?: SearchType | undefined
  topic?: string | undefined
  /** The earliest time, in ms. */
  from?: number | undefined
}

/** The most matches ranked per field, the newest: as many as the result pages can show. */
const mostOfField = resultsPerPage * maxSearchPage
/** Documents other than articles are few. */
const mostOfOthers = 300

type Value = string | number

interface Condition {
  sql: string
  values: Value[]
}

/** Returns the condition for documents that readers may see now and that match the scope. */
function within({ now, type, topic, from }: Scope, isArticle: boolean): Condition {
  const parts: [string, Value[]][] = [
    [isArticle ? 'd.id > 0' : 'd.id < 0', []],
    ['d.from_at <= ? and (d.until_at is null or d.until_at > ?)', [now, now]],
  ]
  if (type !== undefined) parts.push(['d.kind = ?', [type]])
  if (topic !== undefined) parts.push(['d.topic = ?', [topic]])
  if (from !== undefined) parts.push(['d.id >= ?', [firstKeyAt(isArticle, from)]])
  return { sql: parts.map(([sql]) => sql).join(' and '), values: parts.flatMap(([, values]) => values) }
}

/** Returns the query for the ids of documents with the words in a field. */
function foundIn(reads: SearchReads, field: SearchField, match: string, { sql, values }: Condition): Condition {
  if (reads.dialect === 'postgres') {
    // `d.id > 0` with a small limit would make PostgreSQL walk the articles by key and read every text; `d.id + 0` has no index to walk
    const beside = sql.replace(/^d\.id > 0/, 'd.id + 0 > 0')
    return { sql: `select d.id from search_docs d where d.${field}_words @@ ?::tsquery and ${beside}`, values: [match, ...values] }
  }
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
function newestIn(reads: SearchReads, field: SearchField, match: string, condition: Condition, most: number): Condition {
  const { sql, values } = foundIn(reads, field, match, condition)
  const text =
    reads.dialect === 'postgres'
      ? `with found as materialized (${sql}) select id from found order by id desc limit ${most}`
      : `${sql} order by search_${field}.rowid desc limit ${most}`
  return { sql: text, values }
}

const idsOf = async (reads: SearchReads, { sql, values }: Condition) =>
  (await reads.all<{ id: number | string }>(sql, values)).map(({ id }) => Number(id))

/** Returns the ids of documents with all of the units: of articles the newest, those with the words in the title first. */
async function idsWithAll(reads: SearchReads, units: readonly Unit[], scope: Scope): Promise<Set<number>> {
  const ids = new Set<number>()
  const matchIn = (field: SearchField) => matchText(reads.dialect, field === 'body' ? withoutBeginnings(units) : units)
  if (scope.type !== 'articles') {
    for (const field of ['head', 'body'] as const)
      for (const id of await idsOf(reads, newestIn(reads, field, matchIn(field), within(scope, false), mostOfOthers))) ids.add(id)
  }
  if (scope.type !== undefined && scope.type !== 'articles') return ids
  const before = ids.size
  for (const field of searchFields) {
    for (const id of await idsOf(reads, newestIn(reads, field, matchIn(field), within(scope, true), mostOfField))) ids.add(id)
    if (ids.size - before >= mostOfField) break
  }
  return ids
}

interface Row {
  id: number | string
  kind: SearchType
  topic: string
  from_at: number | string
  path: string
  title: string
  lead: string
  title_words: string
  lead_words: string
  about_words: string
}

const perRead = 200

async function rowsOf(reads: SearchReads, ids: readonly number[]): Promise<Row[]> {
  const rows: Row[] = []
  for (let at = 0; at < ids.length; at += perRead) {
    const some = ids.slice(at, at + perRead)
    const marks = some.map(() => '?').join(', ')
    const columns = 'd.id, d.kind, d.topic, d.from_at, t.path, t.title, t.lead, t.title_words, t.lead_words, t.about_words'
    rows.push(...(await reads.all<Row>(`select ${columns} from search_docs d join search_texts t on t.id = d.id where d.id in (${marks})`, some)))
  }
  return rows
}

/** Returns the documents with all of the units, ready to be ranked. `places` are the positions of these units in the whole question. */
export async function candidatesWith(
  reads: SearchReads,
  units: readonly Unit[],
  places: readonly number[],
  scope: Scope,
  known: ReadonlyMap<number, Candidate>,
): Promise<Candidate[]> {
  const ids = await idsWithAll(reads, units, scope)
  const rows = await rowsOf(
    reads,
    [...ids].filter((id) => !known.has(id)),
  )
  return rows.map((row) => candidateOf(row, places))
}

/**
 * What is no article and has two of the parts in its name, or one part of several words: "real rate of return" says "real return" whole, and
 * "when to pay advance tax" is about advance tax.
 */
export async function candidatesByName(
  reads: SearchReads,
  units: readonly Unit[],
  scope: Scope,
  known: ReadonlyMap<number, Candidate>,
): Promise<Candidate[]> {
  if (scope.type === 'articles') return []
  const names = namesText(reads.dialect, units)
  if (names === '') return []
  const ids = await idsOf(reads, newestIn(reads, 'title', names, within(scope, false), mostOfOthers))
  const rows = await rowsOf(
    reads,
    ids.filter((id) => !known.has(id)),
  )
  return rows.map((row) => candidateOf(row, []))
}

const titled = [
  { table: 'articles', isArticle: true },
  { table: 'stories', isArticle: false },
] as const
/** A text without words is compared with this many of the newest titles, one by one. */
const mostWalked = 2_000

/** Returns the documents whose folded title contains a text without indexed words: a symbol, or "what is". */
export async function candidatesByTitle(reads: SearchReads, text: string, scope: Scope): Promise<Candidate[]> {
  const position = reads.dialect === 'postgres' ? 'strpos' : 'instr'
  const ids: number[] = []
  for (const { table, isArticle } of titled) {
    const { sql, values } = within(scope, isArticle)
    const newest = `select d.id, d.ref from search_docs d where d.kind = '${table}' and ${sql} order by d.id desc limit ${mostWalked}`
    const named = `select newest.id from (${newest}) as newest join ${table} as piece on piece.document_id = newest.ref
      where piece.published_at is not null and ${position}(piece.title_folded, ?) > 0 order by newest.id desc limit ${mostOfOthers}`
    ids.push(...(await idsOf(reads, { sql: named, values: [...values, text] })))
  }
  return (await rowsOf(reads, ids)).map((row) => candidateOf(row, []))
}

function candidateOf(row: Row, places: readonly number[]): Candidate {
  return {
    id: Number(row.id),
    kind: row.kind,
    topic: row.topic,
    path: row.path,
    fromAt: Number(row.from_at),
    title: row.title,
    lead: row.lead,
    titleWords: row.title_words,
    leadWords: row.lead_words,
    aboutWords: row.about_words,
    matched: new Set(places),
  }
}

/** Counts the documents with all of the units, up to `most`. */
export async function countWith(reads: SearchReads, units: readonly Unit[], scope: Scope, isArticle: boolean, most: number): Promise<number> {
  const { sql, values } = foundIn(reads, 'body', matchText(reads.dialect, withoutBeginnings(units)), within(scope, isArticle))
  const rows = await reads.all<{ found: number | string }>(`select count(*) as found from (${sql} limit ${most}) as counted`, values)
  return Number(rows[0]?.found ?? 0)
}
