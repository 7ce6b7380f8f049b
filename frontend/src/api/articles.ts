import type { Article, ArticleCard } from '@artha/contract/article'
import { useResource } from './use-resource.ts'

export interface ArticleFilters {
  category?: string | undefined
  subcategory?: string | undefined
  q?: string | undefined
  page?: number | undefined
  pageSize?: number | undefined
}

export const articleKey = (id: string) => `/admin/upload/${encodeURIComponent(id)}`

/** Always in one order and without empty filters, so that one list has one key. */
export function articleCardsKey({ category, subcategory, q, page, pageSize }: ArticleFilters) {
  const query = new URLSearchParams({ fields: 'card' })
  if (category) query.set('category', category)
  if (subcategory) query.set('subcategory', subcategory)
  if (q) query.set('q', q)
  if (page) query.set('page', String(page))
  if (pageSize) query.set('pageSize', String(pageSize))
  return `/admin/upload?${query}`
}

export const useArticle = (id: string) => useResource<Article>(articleKey(id))

/** Cards without bodies; null asks for nothing yet. */
export const useArticleCards = (filters: ArticleFilters | null) =>
  useResource<ArticleCard[]>(filters === null ? null : articleCardsKey(filters))
