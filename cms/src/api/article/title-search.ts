import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import { positionIn } from '../../position-in'
import { foldTitle } from '../writes/folded-title'

/** Trigram indexes cannot find shorter texts; those are searched as beginnings of words. */
const shortestTrigramText = 3

/** With this many matches, walking the archive by date until a page is full is faster than collecting them all. */
const broadFrom = 2_000

/** Two ways to find the articles whose title contains a text. */
export interface TitleSearch {
  /** The ids from the title index, drafts included. */
  ids: Knex.Raw
  /** The same search as a condition on a row of `articles`, checked without the title index. */
  condition: Knex.Raw
  /** The matching rows of `articles`, in the order in which the title index finds them. */
  rows?: Knex.Raw
}

const ftsPhrase = (text: string) => `"${text.replaceAll('"', '""')}"`
const likeLiteral = (text: string) => text.replace(/[\\%_]/g, (wildcard) => `\\${wildcard}`)

/** Splits a text into words as the title index does. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

function onPostgres(raw: Knex.RawBuilder, folded: string, words: string[], isShort: boolean): TitleSearch {
  const matches = isShort
    ? raw(`to_tsvector('simple', articles.title_folded) @@ to_tsquery('simple', ?)`, [words.map((word) => `'${word}':*`).join(' & ')])
    : raw(`articles.title_folded like ? escape '\\'`, [`%${likeLiteral(folded)}%`])
  const ids = raw('select articles.id from articles where ?', [matches])
  // PostgreSQL expects few matches of a beginning, and would collect all of them; `is true` has no index
  return { ids, condition: raw('(?) is true', [matches]), rows: raw('(?) as found join articles on articles.id = found.id', [ids]) }
}

function onSqlite(raw: Knex.RawBuilder, folded: string, words: string[], isShort: boolean): TitleSearch {
  const table = isShort ? 'article_title_words' : 'article_title_trigrams'
  const match = isShort ? words.map((word) => `${ftsPhrase(word)}*`).join(' ') : ftsPhrase(folded)
  const ids = raw(`select rowid from ${table} where ${table} match ?`, [match])
  const contains = raw('instr(articles.title_folded, ?) > 0', [words[0] ?? folded])
  const condition = isShort
    ? // The cheap look at the title first saves most queries of the index.
      raw(`? and exists (select 1 from ${table} where ${table} match ? and ${table}.rowid = articles.id)`, [contains, match])
    : raw('instr(articles.title_folded, ?) > 0', [folded])
  // SQLite runs a cross join in the order in which it is written
  return { ids, condition, rows: raw('(?) as found cross join articles on articles.id = found.rowid', [ids]) }
}

/** Searches by reading each title, because texts of one or two punctuation marks or symbols are in no index. */
function withSigns(strapi: Core.Strapi, folded: string): TitleSearch {
  const { connection } = strapi.db
  const condition = connection.raw(`${positionIn(strapi)}(articles.title_folded, ?) > 0`, [folded])
  return { condition, ids: connection.raw('select articles.id from articles where ?', [condition]) }
}

/** True if the text has a punctuation mark or symbol; a space does not count. */
const hasSign = (text: string) => /[^\p{L}\p{M}\p{N} ]/u.test(text)

/**
 * Builds the search for a text in titles, with wildcards taken literally. A text under three characters matches the beginnings of words, or
 * anywhere if it has a punctuation mark or symbol. Undefined if nothing can match.
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

/** Remembers which searches were broad. It only decides which way is faster, so a value may be a minute old. */
const judged = new LRUCache<string, boolean>({ max: 1_000, ttl: 60_000 })

/** Returns true if so many titles match that walking the archive by date is faster. Reads no more matches than that takes. */
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
