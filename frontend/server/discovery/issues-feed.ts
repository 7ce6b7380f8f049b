import type { SentIssueLine } from '@artha/contract/newsletter-issue'
import type { Site } from '../../src/app/head.ts'
import { issueFeedPath, issuePath } from '../../src/lib/paths.ts'
import { rfc822InIndia } from './feed-dates.ts'
import { feedLength } from './rss.ts'
import { element, group, textElement, xmlDocument } from './xml.ts'

/** Returns the issues of the newsletter that were sent as RSS 2.0, in the order given. The same issues always give the same text. */
export function issuesFeed(site: Site, issues: readonly SentIssueLine[]) {
  const absolute = (path: string) => new URL(path, site.url).href
  const items = issues
    .slice(0, feedLength)
    .map(({ number, subject, previewLine, sentAt }) =>
      element(
        'item',
        {},
        textElement('title', subject),
        textElement('link', absolute(issuePath(number))),
        element('guid', { isPermaLink: 'true' }, absolute(issuePath(number))),
        textElement('pubDate', rfc822InIndia(new Date(sentAt))),
        textElement('description', previewLine || subject),
      ),
    )
  return xmlDocument(
    element(
      'rss',
      { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' },
      element(
        'channel',
        {},
        textElement('title', `${site.name} Newsletter`),
        textElement('link', absolute('/newsletter')),
        textElement('description', 'The issues of the newsletter, as they were sent. Education, not advice.'),
        textElement('language', 'en-in'),
        element('atom:link', { href: absolute(issueFeedPath), rel: 'self', type: 'application/rss+xml' }),
        group(items),
      ),
    ),
  )
}
