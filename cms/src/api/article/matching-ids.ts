import type { ArticleListQuery } from '@artha/contract/article'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { isBroad, titleSearch } from './title-search'

/** Ids of articles, as a subquery without order or limit. Wrapped, since a bare query that is awaited runs. */
export interface Ids {
  query: Knex.QueryBuilder
  /** The same for counting no more than some of them, where that is quicker another way. */
  counted?: Knex.QueryBuilder
}

/** Those of the ids whose title has the text in it; undefined where nothing can match. */
export async function narrowedByTitle(strapi: Core.Strapi, ids: Ids, q: string | undefined): Promise<Ids | undefined> {
  if (q === undefined) return ids
  const search = titleSearch(strapi, q)
  if (search === undefined) return undefined
  const broad = await isBroad(strapi, search)
  if (!broad) return { query: ids.query.whereRaw('articles.id in (?)', [search.ids]) }
  // Matches abound, so that the index has soon found enough of them; walking by date it would be asked for each title
  const counted = search.rows && { counted: ids.query.clone().from(search.rows) }
  return { query: ids.query.clone().where(search.condition), ...counted }
}

/**
 * The ids of the visible articles that a list query asks for. Undefined where nothing can match. The one place that turns a
 * public list query into conditions.
 */
export async function matchingIds(strapi: Core.Strapi, query: ArticleListQuery, now: Date): Promise<Ids | undefined> {
  const ids = strapi.db
    .connection('articles')
    .select('articles.id')
    .whereNotNull('articles.published_at')
    .where('articles.publication_date', '<=', now)
  for (const column of ['category', 'subcategory', 'section', 'featured'] as const) {
    const value = query[column]
    if (value !== undefined) void ids.where(`articles.${column}`, value)
  }
  return narrowedByTitle(strapi, { query: ids }, query.q)
}

/** One page of those ids, newest first. */
export function pageOfIds(ids: Ids, { page, pageSize }: { page: number; pageSize: number }): Knex.QueryBuilder {
  return ids.query
    .clone()
    .orderBy([{ column: 'articles.publication_date', order: 'desc' }, { column: 'articles.document_id' }])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
}
