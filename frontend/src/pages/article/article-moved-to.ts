import { answerIn } from '../../api/kept-answer.ts'
import { articlePath, readableArticlePath } from '../../lib/paths.ts'
import type { Answers, RouteParams } from '../page-route.ts'

/** An address with other words than the title's now leads to the one with them; the bare address stays. */
export function articleMovedTo(answers: Answers, { id = '', slug }: RouteParams) {
  const article = answerIn(answers, 'readArticle', { id })
  if (article === undefined || slug === undefined) return undefined
  const path = readableArticlePath(article)
  return `${articlePath(id)}/${encodeURIComponent(slug)}` === path ? undefined : path
}
