import { answerIn } from '../../api/cached-answer.ts'
import { issueFeedPath, issuePath } from '../../lib/paths.ts'
import type { Head, HeadContext } from '../page-route.ts'
import { breadcrumbData } from '../structured-data.ts'

/** In characters. Search engines and social sites cut longer descriptions. */
const longestDescription = 160

/** Returns the metadata of a sent issue. */
export function issueHead(context: HeadContext): Head {
  const { number = '' } = context.params
  const canonicalPath = issuePath(number)
  const issue = answerIn(context.answers, 'readIssue', { number })
  if (issue === undefined) return { title: 'Issue of the newsletter', description: 'This issue could not be shown.', canonicalPath, noindex: true }
  const text = issue.previewLine || issue.opening.replace(/\s+/g, ' ').trim() || issue.subject
  return {
    title: issue.subject,
    description: text.length > longestDescription ? `${text.slice(0, longestDescription - 2).trimEnd()} …` : text,
    canonicalPath,
    type: 'article',
    feed: { title: `${context.siteName} Newsletter`, path: issueFeedPath },
    article: { publishedAt: issue.sentAt, section: 'Newsletter' },
    jsonLd: [
      breadcrumbData(context, [
        { name: 'Newsletter', path: '/newsletter' },
        { name: `Issue ${number}`, path: canonicalPath },
      ]),
    ],
  }
}
