import { pageInAddress } from '../../lib/page-in-address.ts'

/** The articles per page and the last page of a list: lists stop at row 10,000. */
export const topicPageSize = 12
const lastPage = Math.floor(10_000 / topicPageSize)

export const topicPageOf = (search: URLSearchParams) => pageInAddress(search, lastPage)

export const hasFurtherPage = (page: number, shown: number) => shown === topicPageSize && page < lastPage

/** Returns the query for the articles of a category or a part of it, newest first. */
export const topicArticles = (category: string, part: string | undefined, search: URLSearchParams) => {
  const page = topicPageOf(search)
  return { category, subcategory: part, page: page > 1 ? page : undefined, pageSize: topicPageSize }
}
