import { pageInAddress } from '../../lib/page-in-address.ts'

/** How many articles a page of a list has, and how far its pages go: lists stop at row 10,000. */
export const topicPageSize = 12
const lastPage = Math.floor(10_000 / topicPageSize)

export const topicPageOf = (search: URLSearchParams) => pageInAddress(search, lastPage)

export const hasFurtherPage = (page: number, shown: number) => shown === topicPageSize && page < lastPage

/** What to ask for the articles of a category, or of a part of it, newest first. */
export const topicArticles = (category: string, part: string | undefined, search: URLSearchParams) => {
  const page = topicPageOf(search)
  return { category, subcategory: part, page: page > 1 ? page : undefined, pageSize: topicPageSize }
}
