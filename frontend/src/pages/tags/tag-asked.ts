import { feedFiltersOf } from '../home/feed-filters.ts'

/** What to ask the server for; pages are as long as those of the feed, and what is no page counts as the first one. */
export function tagAsked(key: string, search: URLSearchParams) {
  const { page } = feedFiltersOf(search)
  return { key, query: { page: page > 1 ? page : undefined } }
}
