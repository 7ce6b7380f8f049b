import { topicPath } from '@artha/contract/topics'

/** Returns the path of a page in the list of a topic or a part of it. */
export const topicPagePath = (category: string, part: string | undefined, page: number) =>
  `${topicPath(category, part)}${page > 1 ? `?page=${page}` : ''}`
