import type { SearchType } from '@artha/contract/search-types'
import { foundByQuery, foundIn, mostOfField, mostOfOthers, newestIn, within, type Condition, type Scope } from './found-in'
import { matchText, namesText, withoutBeginnings } from './match-text'
import type { Candidate } from './rank'
import { among, type SearchReads } from './search-reads'
import { searchFields, type SearchField } from './search-tables'
import type { Unit } from './search-units'

const idsOf = async (reads: SearchReads, { sql, values }: Condition) =>
  (await reads.all<{ id: number | string }>(sql, values)).map(({ id }) => Number(id))

const matchIn = (reads: SearchReads, field: SearchField, units: readonly Unit[]) =>
  matchText(reads.dialect, field === 'body' ? withoutBeginnings(units) : units)

/** Returns the ids of documents with all of the units: of articles the newest, those with the words in the title first. */
async function idsWithAll(reads: SearchReads, units: readonly Unit[], scope: Scope): Promise<Set<number>> {
  const ids = new Set<number>()
  const newest = (field: SearchField, isArticle: boolean, most: number) =>
    idsOf(reads, newestIn(reads.dialect, field, matchIn(reads, field, units), within(scope, isArticle), most))
  if (scope.type !== 'articles') for (const field of ['head', 'body'] as const) for (const id of await newest(field, false, mostOfOthers)) ids.add(id)
  if (scope.type !== undefined && scope.type !== 'articles') return ids
  const before = ids.size
  for (const field of searchFields) {
    for (const id of await newest(field, true, mostOfField)) ids.add(id)
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

const columns = 'd.id, d.kind, d.topic, d.from_at, t.path, t.title, t.lead, t.title_words, t.lead_words, t.about_words'
const texts = 'join search_texts t on t.id = d.id'

const perRead = 200

async function rowsOf(reads: SearchReads, ids: readonly number[]): Promise<Row[]> {
  const rows: Row[] = []
  for (let at = 0; at < ids.length; at += perRead) {
    const { sql, values } = among(reads, 'd.id', ids.slice(at, at + perRead))
    rows.push(...(await reads.all<Row>(`select ${columns} from search_docs d ${texts} where ${sql}`, values)))
  }
  return rows
}

/** Reads the rows of ids that a statement finds. */
const rowsIn = (reads: SearchReads, { sql, values }: Condition, before = '') =>
  reads.all<Row>(`${before}select ${columns} from (${sql}) as chosen join search_docs d on d.id = chosen.id ${texts}`, values)

/**
 * Returns the rows of `idsWithAll` on PostgreSQL, in one statement: each one costs it a journey and a plan. A field is only searched if the ones
 * before it have too few articles.
 */
async function rowsWithAll(reads: SearchReads, units: readonly Unit[], scope: Scope): Promise<Row[]> {
  const parts: (Condition & { name: string })[] = []
  const add = (name: string, field: SearchField, isArticle: boolean, most: number, sooner: readonly string[]) => {
    const { sql, values } = within(scope, isArticle)
    const union = sooner.map((each) => `select id from ${each}`).join(' union ')
    const condition = { sql: union === '' ? sql : `${sql} and (select count(*) from (${union}) as sooner) < ${most}`, values }
    parts.push({ name, ...newestIn(reads.dialect, field, matchIn(reads, field, units), condition, most) })
  }
  if (scope.type !== 'articles') for (const field of ['head', 'body'] as const) add(`others_by_${field}`, field, false, mostOfOthers, [])
  if (scope.type === undefined || scope.type === 'articles') {
    const names = searchFields.map((field) => `articles_by_${field}`)
    for (const [at, field] of searchFields.entries()) add(names[at] ?? '', field, true, mostOfField, names.slice(0, at))
  }
  const steps = parts.map(({ name, sql }) => `${name} as materialized (${sql})`).join(', ')
  const sql = parts.map(({ name }) => `select id from ${name}`).join(' union ')
  return rowsIn(reads, { sql, values: parts.flatMap(({ values }) => values) }, `with ${steps} `)
}

/** Returns the documents with all of the units, ready to be ranked. `places` are the positions of these units in the whole question. */
export async function candidatesWith(
  reads: SearchReads,
  units: readonly Unit[],
  places: readonly number[],
  scope: Scope,
  known: ReadonlyMap<number, Candidate>,
): Promise<Candidate[]> {
  const rows =
    reads.dialect === 'postgres'
      ? (await rowsWithAll(reads, units, scope)).filter(({ id }) => !known.has(Number(id)))
      : await rowsOf(
          reads,
          [...(await idsWithAll(reads, units, scope))].filter((id) => !known.has(id)),
        )
  return rows.map((row) => candidateOf(row, places))
}

/**
 * Returns the documents other than articles that have two of the parts in their name, or one part of several words: "real rate of return"
 * has all of "real return", and "when to pay advance tax" is about advance tax.
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
  const rows = await rowsIn(reads, newestIn(reads.dialect, 'title', names, within(scope, false), mostOfOthers))
  return rows.filter(({ id }) => !known.has(Number(id))).map((row) => candidateOf(row, []))
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
  const { sql, values } = foundIn(reads.dialect, 'body', matchText(reads.dialect, withoutBeginnings(units)), within(scope, isArticle))
  const rows = await reads.all<{ found: number | string }>(`select count(*) as found from (${sql} limit ${most}) as counted`, values)
  return Number(rows[0]?.found ?? 0)
}

/** Counts the documents that each unit alone occurs in, articles and others, each up to `most`. */
export async function countEach(
  reads: SearchReads,
  units: readonly Unit[],
  now: number,
  most: number,
): Promise<{ articles: number; others: number }[]> {
  if (units.length === 0) return []
  if (reads.dialect === 'postgres') {
    const conditions = [within({ now }, true), within({ now }, false)] as const
    const [articles, others] = conditions.map(({ sql }) => {
      const found = foundByQuery('body', 'asked.match', sql)
      return `(select count(*) from (${found} limit ${most}) as counted)`
    })
    const matches = units.map((unit) => matchText('postgres', withoutBeginnings([unit])))
    const rows = await reads.all<{ articles: number | string; others: number | string }>(
      `select ${articles} as articles, ${others} as others from unnest(?::text[]) with ordinality as asked (match, place) order by place`,
      [...conditions.flatMap(({ values }) => values), matches],
    )
    return rows.map((row) => ({ articles: Number(row.articles), others: Number(row.others) }))
  }
  const counts = []
  for (const unit of units)
    counts.push({
      articles: await countWith(reads, [unit], { now }, true, most),
      others: await countWith(reads, [unit], { now }, false, most),
    })
  return counts
}
