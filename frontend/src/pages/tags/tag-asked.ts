import { topicPageOf } from '../topics/topic-articles.ts'

/** What to ask the server for; pages are as long as those of a topic, and what is no page counts as the first one. */
export function tagAsked(key: string, search: URLSearchParams) {
  const page = topicPageOf(search)
  return { key, query: { page: page > 1 ? page : undefined } }
}
