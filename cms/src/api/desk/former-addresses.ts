import { hasText } from '@artha/contract/fold-text'
import type { FormerAddress, FormerAddressQuery } from '@artha/contract/former-address'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import type { AnswerPage } from '../answers/answers-of-rows'
import { countOf } from '../article/count-of'

interface Row {
  id: string
  title: string | null
  slug: string | null
  title_before: string
  slug_before: string
  left_at: Date | string | number
}

/**
 * Returns the former addresses of published articles, as a query without order or limit. Wrapped in an object, because awaiting a bare query
 * runs it.
 */
async function formerOnes(strapi: Core.Strapi, q: string | undefined): Promise<{ query: Knex.QueryBuilder }> {
  const query = strapi.db
    .connection('former_addresses as former')
    .join('articles as article', 'article.document_id', 'former.article_id')
    .whereNotNull('former.left_at')
    .whereNotNull('article.published_at')
  if (q === undefined) return { query }
  // Few articles change their address, so all rows can be read.
  const columns = { id: 'former.id', title: 'article.title', slug: 'article.slug', titleBefore: 'former.title', slugBefore: 'former.slug' }
  const rows: Record<string, number | string | null>[] = await query.clone().select(columns)
  const found = rows.filter(({ id: _id, ...words }) => Object.values(words).some((text) => hasText(String(text ?? ''), q)))
  return {
    query: query.whereIn(
      'former.id',
      found.map(({ id }) => Number(id)),
    ),
  }
}

/** Reads one page of former addresses, newest first, and their total. */
export async function listFormerAddresses(
  strapi: Core.Strapi,
  { q, page, pageSize }: FormerAddressQuery,
): Promise<AnswerPage<FormerAddress> & { total: number }> {
  const { query } = await formerOnes(strapi, q)
  const rows = await query
    .clone()
    .select<Row[]>(
      'article.document_id as id',
      'article.title',
      'article.slug',
      'former.title as title_before',
      'former.slug as slug_before',
      'former.left_at',
    )
    .orderBy([
      { column: 'former.left_at', order: 'desc' },
      { column: 'former.id', order: 'desc' },
    ])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const answers = rows.map((row) => ({
    _id: row.id,
    title: row.title ?? '',
    slug: row.slug ?? '',
    before: { title: row.title_before, slug: row.slug_before },
    leftAt: new Date(row.left_at).toISOString(),
  }))
  return { answers, rows: rows.length, total: await countOf(strapi, query.clone().select('former.id')) }
}
