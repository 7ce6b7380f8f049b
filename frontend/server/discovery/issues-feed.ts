import type { SentIssueLine } from '@artha/contract/newsletter-issue'
import type { Site } from '../../src/app/head.ts'
import { issueFeedPath, issuePath } from '../../src/lib/paths.ts'
import { rfc822InIndia } from './feed-dates.ts'
import { feedLength, rssDocument } from './rss.ts'
import { element, textElement } from './xml.ts'

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
  return rssDocument({
    title: `${site.name} Newsletter`,
    link: absolute('/newsletter'),
    self: absolute(issueFeedPath),
    description: 'The issues of the newsletter, as they were sent. Education, not advice.',
    items,
  })
}
