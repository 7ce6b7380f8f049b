import type { DeskArticleListQuery } from '@artha/contract/desk'
import { hasText } from '@artha/contract/fold-text'
import { midnightInIndia } from '@artha/contract/figure-on'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { positionIn } from '../../position-in'

type Sort = NonNullable<DeskArticleListQuery['sort']> | 'newest'
type Order = readonly [attribute: string, column: string, direction: 'asc' | 'desc']

const orders: Record<Sort, Order> = {
  newest: ['publicationDate', 'publication_date', 'desc'],
  oldest: ['publicationDate', 'publication_date', 'asc'],
  changed: ['updatedAt', 'updated_at', 'desc'],
  title: ['titleFolded', 'title_folded', 'asc'],
}

/** Returns the order of a page's rows. */
export function rowOrder(sort: Sort = 'newest'): object[] {
  const [attribute, , direction] = orders[sort]
  return [{ [attribute]: direction }, { documentId: 'asc' }]
}

/** Returns the ids of one page, in the same order. */
export function pageOfRows(ids: Knex.QueryBuilder, { page, pageSize, sort }: DeskArticleListQuery): Knex.QueryBuilder {
  const [, column, order] = orders[sort ?? 'newest']
  return ids
    .clone()
    .orderBy([{ column: `articles.${column}`, order }, { column: 'articles.document_id' }])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
}

const endOfDay = (day: string) => new Date(midnightInIndia(day).getTime() + 86_400_000)

/** Returns the names in a column that contain a text. All names are read, because many articles have few writers. */
async function namesWith(strapi: Core.Strapi, table: string, column: string, text: string): Promise<string[]> {
  const names: (string | null)[] = await strapi.db.connection(table).distinct(column).pluck(column)
  return names.filter((name) => name !== null && hasText(name, text)).map(String)
}

/** Narrows ids of rows to the filters of the query. The state is that of the published row, even if drafts are listed. */
export async function filterArticles(
  strapi: Core.Strapi,
  ids: Knex.QueryBuilder,
  { state, category, tag, author, from, to }: DeskArticleListQuery,
  now: Date,
): Promise<void> {
  if (category !== undefined) void ids.where('articles.category', category)
  if (from !== undefined) void ids.where('articles.publication_date', '>=', midnightInIndia(from))
  if (to !== undefined) void ids.where('articles.publication_date', '<', endOfDay(to))
  const position = positionIn(strapi)
  if (tag !== undefined) {
    // The commas keep "gold" from finding "gold loan".
    void ids.whereRaw(`${position}(', ' || lower(coalesce(articles.tags, '')) || ', ', ?) > 0`, [`, ${tag.toLowerCase()}, `])
  }
  if (author !== undefined) {
    const named = strapi.db
      .connection('articles_cmps as part')
      .join('components_article_authors as author', 'author.id', 'part.cmp_id')
      .select('part.entity_id')
      .where('part.component_type', 'article.author')
      .whereIn('author.name', await namesWith(strapi, 'components_article_authors', 'name', author))
    const bylines = await namesWith(strapi, 'articles', 'byline', author)
    void ids.where((either) => void either.whereIn('articles.byline', bylines).orWhereIn('articles.id', named))
  }
  if (state === undefined) return
  const published = strapi.db
    .connection('articles as published')
    .select('published.id')
    .whereRaw('published.document_id = articles.document_id')
    .whereNotNull('published.published_at')
  if (state === 'draft') void ids.whereNotExists(published)
  else void ids.whereExists(published.where('published.publication_date', state === 'live' ? '<=' : '>', now))
}
