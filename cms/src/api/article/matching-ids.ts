import type { ArticleListQuery } from '@artha/contract/article'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { isBroad, titleSearch } from './title-search'

/** Ids of articles, as a subquery without order or limit. Wrapped in an object, because awaiting a bare query runs it. */
export interface Ids {
  query: Knex.QueryBuilder
  /** A faster query for counting only the first matches, if there is one. */
  counted?: Knex.QueryBuilder
}

/** Narrows the ids to titles that contain the text. Undefined if nothing can match. */
export async function narrowedByTitle(strapi: Core.Strapi, ids: Ids, q: string | undefined): Promise<Ids | undefined> {
  if (q === undefined) return ids
  const search = titleSearch(strapi, q)
  if (search === undefined) return undefined
  const broad = await isBroad(strapi, search)
  if (!broad) return { query: ids.query.whereRaw('articles.id in (?)', [search.ids]) }
  // With many matches the title index soon finds enough of them; a walk by date would ask the index about each title.
  const counted = search.rows && { counted: ids.query.clone().from(search.rows) }
  return { query: ids.query.clone().where(search.condition), ...counted }
}

/**
 * Returns the ids of the visible articles that match a list query; undefined if nothing can match. The only place that turns a public list query
 * into conditions.
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

/** Returns one page of those ids, newest first. */
export function pageOfIds(ids: Ids, { page, pageSize }: { page: number; pageSize: number }): Knex.QueryBuilder {
  return ids.query
    .clone()
    .orderBy([{ column: 'articles.publication_date', order: 'desc' }, { column: 'articles.document_id' }])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
}
