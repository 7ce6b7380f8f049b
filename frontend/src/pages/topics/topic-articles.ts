/** How many articles a page of a list has, and how far its pages go: lists stop at row 10,000. */
export const topicPageSize = 12
const lastPage = Math.floor(10_000 / topicPageSize)

/** What is no page counts as the first one. */
export function topicPageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1
}

export const hasFurtherPage = (page: number, shown: number) => shown === topicPageSize && page < lastPage

/** What to ask for the articles of a category, or of a part of it, newest first. */
export const topicArticles = (category: string, part: string | undefined, search: URLSearchParams) => {
  const page = topicPageOf(search)
  return { category, subcategory: part, page: page > 1 ? page : undefined, pageSize: topicPageSize }
}
