import { answerIn } from '../../api/kept-answer.ts'
import { articlePath, readableArticlePath } from '../../lib/paths.ts'
import type { Answers, RouteParams } from '../page-route.ts'

/**
 * An address with other words than the article's now (its slug, or those of its title) leads to the one with them; the bare
 * address stays. All hang on the id, so no list of old addresses is followed, and none leads in a circle.
 */
export function articleMovedTo(answers: Answers, { id = '', slug }: RouteParams) {
  const article = answerIn(answers, 'readArticle', { id })
  if (article === undefined || slug === undefined) return undefined
  const path = readableArticlePath(article)
  return `${articlePath(id)}/${encodeURIComponent(slug)}` === path ? undefined : path
}
