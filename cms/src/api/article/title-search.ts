import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import { positionIn } from '../../position-in'
import { foldTitle } from '../writes/folded-title'

/** Trigram indexes know nothing of shorter texts; those are looked up as beginnings of words. */
const shortestTrigramText = 3

/** From so many matches on, walking the archive by date until a page is full is quicker than collecting them all. */
const broadFrom = 2_000

/** Two ways to the articles whose title has a text in it. */
export interface TitleSearch {
  /** Their ids, drafts too, from the title index. */
  ids: Knex.Raw
  /** The same as a condition on a row of `articles`. */
  condition: Knex.Raw
  /** On SQLite: the matching rows of `articles`, one after the other as the title index finds them. */
  rows?: Knex.Raw
}

const ftsPhrase = (text: string) => `"${text.replaceAll('"', '""')}"`
const likeLiteral = (text: string) => text.replace(/[\\%_]/g, (wildcard) => `\\${wildcard}`)

/** The words of a text as the title index splits them. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

function onPostgres(raw: Knex.RawBuilder, folded: string, words: string[], isShort: boolean): TitleSearch {
  const condition = isShort
    ? raw(`to_tsvector('simple', articles.title_folded) @@ to_tsquery('simple', ?)`, [words.map((word) => `'${word}':*`).join(' & ')])
    : raw(`articles.title_folded like ? escape '\\'`, [`%${likeLiteral(folded)}%`])
  return { condition, ids: raw('select articles.id from articles where ?', [condition]) }
}

function onSqlite(raw: Knex.RawBuilder, folded: string, words: string[], isShort: boolean): TitleSearch {
  const table = isShort ? 'article_title_words' : 'article_title_trigrams'
  const match = isShort ? words.map((word) => `${ftsPhrase(word)}*`).join(' ') : ftsPhrase(folded)
  const ids = raw(`select rowid from ${table} where ${table} match ?`, [match])
  const contains = raw('instr(articles.title_folded, ?) > 0', [words[0] ?? folded])
  const condition = isShort
    ? // The plain look at the title spares the index most of the questions.
      raw(`? and exists (select 1 from ${table} where ${table} match ? and ${table}.rowid = articles.id)`, [contains, match])
    : raw('instr(articles.title_folded, ?) > 0', [folded])
  // A cross join is done in the order in which it is written
  return { ids, condition, rows: raw('(?) as found cross join articles on articles.id = found.rowid', [ids]) }
}

/** One or two signs are in no index: each title is looked at. */
function withSigns(strapi: Core.Strapi, folded: string): TitleSearch {
  const { connection } = strapi.db
  const condition = connection.raw(`${positionIn(strapi)}(articles.title_folded, ?) > 0`, [folded])
  return { condition, ids: connection.raw('select articles.id from articles where ?', [condition]) }
}

/** A sign, and not a blank between two letters. */
const hasSign = (text: string) => /[^\p{L}\p{M}\p{N} ]/u.test(text)

/**
 * The search for a text in titles, as people type it, wildcards taken literally; a text under three characters is looked
 * for at the beginnings of words, and wherever it is where it has a sign. Undefined where nothing can match.
 */
export function titleSearch(strapi: Core.Strapi, text: string): TitleSearch | undefined {
  const folded = foldTitle(text)
  const isShort = Array.from(folded).length < shortestTrigramText
  const words = wordsOf(folded)
  if (folded === '') return undefined
  if (isShort && hasSign(folded)) return withSigns(strapi, folded)
  if (isShort && words.length === 0) return undefined
  const { connection, dialect } = strapi.db
  const search = dialect.client === 'postgres' ? onPostgres : onSqlite
  return search(connection.raw.bind(connection), folded, words, isShort)
}

/** Which searches were broad: it only decides which way is the quicker, so that a minute's age does no harm. */
const judged = new LRUCache<string, boolean>({ max: 1_000, ttl: 60_000 })

/** Whether so many titles match that the archive is better walked by date; looks at no more matches than it must. */
export async function isBroad(strapi: Core.Strapi, { ids }: TitleSearch): Promise<boolean> {
  const { connection } = strapi.db
  const firstOnes = connection.raw('(? limit ?) as found', [ids, broadFrom])
  const statement = firstOnes.toQuery()
  const known = judged.get(statement)
  if (known !== undefined) return known
  const [found]: { matches: number | string }[] = await connection.count('* as matches').from(firstOnes)
  const broad = Number(found?.matches) >= broadFrom
  judged.set(statement, broad)
  return broad
}
