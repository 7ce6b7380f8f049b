import { pageInAddress } from '../../lib/page-in-address.ts'
import { lastFeedPage } from '../home/feed-filters.ts'

/** What to ask the server for; pages are as long as those of the feed. */
export function tagAsked(key: string, search: URLSearchParams) {
  const page = pageInAddress(search, lastFeedPage)
  return { key, query: { page: page > 1 ? page : undefined } }
}
