import { topicPath } from '@artha/contract/topics'

/** A page of the list of a topic, or of a part of it. */
export const topicPagePath = (category: string, part: string | undefined, page: number) =>
  `${topicPath(category, part)}${page > 1 ? `?page=${page}` : ''}`
