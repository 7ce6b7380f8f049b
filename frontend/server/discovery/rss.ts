import type { ArticleCard } from '@artha/contract/article'
import { topicPath } from '@artha/contract/topics'
import type { Site } from '../../src/app/head.ts'
import { articlePath, readableArticlePath, rssPath } from '../../src/lib/paths.ts'
import { rfc822InIndia } from './feed-dates.ts'
import { element, group, textElement, xmlDocument, type Xml } from './xml.ts'

/** Number of articles in a feed: enough for somebody who looks once a day. */
export const feedLength = 50
/** Minutes before a feed reader should fetch again. */
const timeToLive = 5

const namespaces = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

interface Channel {
  title: string
  /** The absolute address of the page that the feed follows. */
  link: string
  /** The absolute address of the feed. */
  self: string
  description: string
  /** Further elements of the channel, such as its picture. */
  more?: readonly (Xml | undefined)[]
  items: readonly Xml[]
}

/** Returns a feed as a document of RSS 2.0. The same channel always gives the same text. */
export const rssDocument = ({ title, link, self, description, more = [], items }: Channel) =>
  xmlDocument(
    element(
      'rss',
      namespaces,
      element(
        'channel',
        {},
        textElement('title', title),
        textElement('link', link),
        textElement('description', description),
        textElement('language', 'en-in'),
        ...more,
        element('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
        group(items),
      ),
    ),
  )

/** Returns the newest articles of a category, or of all, as RSS 2.0. The same articles always give the same text. */
export function rssFeed(site: Site, category: string | undefined, cards: readonly ArticleCard[]) {
  const absolute = (path: string) => new URL(path, site.url).href
  const title = category === undefined ? site.name : `${site.name}: ${category}`
  const link = absolute(category === undefined ? '/' : topicPath(category))
  const [newest] = cards
  return rssDocument({
    title,
    link,
    self: absolute(rssPath(category)),
    description: `${category ?? 'Finance'}: news and guides for India. Education, not advice.`,
    more: [
      newest && textElement('lastBuildDate', rfc822InIndia(new Date(newest.createdAt))),
      textElement('ttl', String(timeToLive)),
      // RSS allows at most 144 pixels; the default is 88
      element('image', {}, textElement('url', absolute('/icons/feed.png')), textElement('title', title), textElement('link', link)),
    ],
    items: cards.map((card) => item(card, absolute)),
  })
}

/** One article. The guid is the address without the title, which never changes: feed readers recognise articles by it. */
const item = (card: ArticleCard, absolute: (path: string) => string): Xml =>
  element(
    'item',
    {},
    textElement('title', card.title),
    textElement('link', absolute(readableArticlePath(card))),
    element('guid', { isPermaLink: 'true' }, absolute(articlePath(card._id))),
    textElement('pubDate', rfc822InIndia(new Date(card.createdAt))),
    group(categoriesOf(card).map((category) => textElement('category', category))),
    textElement('description', card.standfirst || card.excerpt || card.title),
    picture(card, absolute),
  )

const categoriesOf = ({ category, subcategory }: ArticleCard) => [...new Set([category.trim(), subcategory.trim()])].filter((each) => each !== '')

function picture({ imageUrl, image, imageAlt }: ArticleCard, absolute: (path: string) => string) {
  if (imageUrl === '') return undefined
  const size = image === null ? {} : { width: image.width, height: image.height }
  const description = imageAlt === '' ? undefined : textElement('media:description', imageAlt)
  return element('media:content', { url: absolute(imageUrl), medium: 'image', ...size }, description)
}
