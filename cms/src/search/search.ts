import { rowsOf } from '@artha/base/rows'
import { midnightInIndia } from '@artha/contract/figure-on'
import type { SearchAnswer, SearchQuery } from '@artha/contract/search'
import { searchWords } from '@artha/contract/search-words'
import type { Core } from '@strapi/strapi'
import { publishedTerms } from '../api/term/published-terms'
import { cachedFor } from '../cached-for'
import { linesOf } from '../lines-of'
import { searchPostgres } from './search-postgres'
import { searchInWorker } from './search-in-worker'
import { unitsOf, type SameNames } from './search-units'

const synonymUid = 'api::search.search-word'
const keptMs = 5_000
/** Longer names are sentences, which nobody types. */
const longestName = 4

const nameOf = (text: string) => searchWords(text).map(({ form }) => form)
const isName = (words: readonly string[]) => words.length > 0 && words.length <= longestName

/** Reads the names for one thing: the editors' synonyms, and the aliases of glossary terms. */
async function readLists(strapi: Core.Strapi): Promise<SameNames[]> {
  const rows = await rowsOf<{ name: string; sameAs: string | null }>(strapi, synonymUid).findMany()
  const terms = await publishedTerms(strapi)
  const lists = [
    ...rows.map(({ name, sameAs }) => [name, ...linesOf(sameAs)]),
    ...terms.map(({ name, aliases, hindiName }) => [name, ...aliases, hindiName]),
  ]
  return lists.map((names) => names.map(nameOf).filter(isName)).filter((names) => names.length > 1)
}

const sameNames = cachedFor(keptMs, readLists)

/** Searches everything that readers may see now. */
export async function search(strapi: Core.Strapi, query: SearchQuery, now: Date): Promise<SearchAnswer> {
  const { q, type, topic, from, page } = query
  const question = {
    q,
    units: unitsOf(q, await sameNames.of(strapi)),
    page,
    now: now.getTime(),
    type,
    topic,
    from: from === undefined ? undefined : midnightInIndia(from).getTime(),
  }
  return strapi.db.dialect.client === 'postgres' ? searchPostgres(strapi, question) : searchInWorker(strapi, question)
}
