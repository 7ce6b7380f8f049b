import { topicPageOf } from '../../features/articles/topic-articles.ts'

/** Returns the request for a tag's articles. Pages are as long as a topic's; an invalid page number counts as page 1. */
export function tagRequest(key: string, search: URLSearchParams) {
  const page = topicPageOf(search)
  return { key, query: { page: page > 1 ? page : undefined } }
}
