import { answerIn } from '../../api/cached-answer.ts'
import { articlePath, readableArticlePath } from '../../lib/paths.ts'
import type { Answers, RouteParams } from '../page-route.ts'

/**
 * Returns the current path if the address has other words than the article's slug or title; undefined if it is right or has no words. Articles are
 * found by id, so no list of old addresses is needed and redirects cannot form a circle.
 */
export function articleMovedTo(answers: Answers, { id = '', slug }: RouteParams) {
  const article = answerIn(answers, 'readArticle', { id })
  if (article === undefined || slug === undefined) return undefined
  const path = readableArticlePath(article)
  return `${articlePath(id)}/${encodeURIComponent(slug)}` === path ? undefined : path
}
