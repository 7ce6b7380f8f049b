import type { FigureRow } from '@artha/contract/figure-answer'
import type { Site } from '../../src/app/head.ts'
import { rowAnchor, shortText } from '../../src/features/figures/figure-texts.ts'
import { figureFeedPath, figurePath } from '../../src/lib/paths.ts'
import { rfc822InIndia } from './feed-dates.ts'
import { feedLength, rssDocument } from './rss.ts'
import { element, textElement } from './xml.ts'
import { dayText } from '../../src/lib/dates.ts'

/** Returns the publication day of a row: the day on which it was checked, or its first valid day if that is earlier. */
const newsDay = ({ validFrom, checkedOn }: FigureRow) => (validFrom > checkedOn ? checkedOn : validFrom)

/** Returns the changes of official figures as RSS 2.0, newest first. The same rows always give the same text. */
export function figuresFeed(site: Site, rows: readonly FigureRow[]) {
  const absolute = (path: string) => new URL(path, site.url).href
  const newest = rows
    .filter((row) => row.withdrawn === undefined && row.heldBefore !== true)
    .toSorted((a, b) => newsDay(b).localeCompare(newsDay(a)) || a.figureKey.localeCompare(b.figureKey))
    .slice(0, feedLength)
  const items = newest.map((row) => {
    const address = absolute(`${figurePath(row.figureKey)}#${rowAnchor(row)}`)
    return element(
      'item',
      {},
      textElement('title', `${row.title}, from ${dayText(row.validFrom)}`),
      textElement('link', address),
      element('guid', { isPermaLink: 'true' }, address),
      textElement('pubDate', rfc822InIndia(new Date(`${newsDay(row)}T00:00:00+05:30`))),
      textElement(
        'description',
        `${shortText(row.value)}. ${row.authority}: ${row.document}.${row.confidence === 'one-source' ? ' Not verified.' : ''}`,
      ),
    )
  })
  return rssDocument({
    title: `${site.name}: changes of official figures`,
    link: absolute('/figures'),
    self: absolute(figureFeedPath),
    description: 'India’s rates, slabs, limits and dates, each with its start date. Education, not advice.',
    items,
  })
}
