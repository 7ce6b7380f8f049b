import { answerIn } from '../../api/cached-answer.ts'
import { articleVersionsPath } from '../../features/versions/versions-path.ts'
import { readableArticlePath } from '../../lib/paths.ts'
import type { Head, HeadContext } from '../page-route.ts'

/** The versions of an article are not for search engines, which are to find the article itself. */
export function versionsHead({ answers, params: { id = '' } }: HeadContext): Head {
  const article = answerIn(answers, 'listPublishedVersions', { id })?.article
  return {
    title: article === undefined ? 'Versions of an article' : `What changed: ${article.title}`,
    description: 'The published versions of an article, and what changed between them.',
    canonicalPath: article === undefined ? articleVersionsPath(id) : readableArticlePath(article),
    noindex: true,
  }
}
