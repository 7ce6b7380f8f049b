import { maxCountedResults } from '@artha/contract/search-types'
import type { TagAnswer } from '@artha/contract/tag'
import { tagPageSize, tagPath } from '@artha/contract/tags'

export const tagPagePath = (slug: string, page: number) => `${tagPath(slug)}${page > 1 ? `?page=${page}` : ''}`

export const hasOlder = ({ articles }: Pick<TagAnswer, 'articles'>, page: number) => articles > page * tagPageSize

/** Returns the number of articles in words. The server stops counting at 1,000. */
export function articleCount(articles: number): string {
  if (articles >= maxCountedResults) return '1,000 articles or more'
  return articles === 1 ? '1 article' : `${articles} articles`
}
