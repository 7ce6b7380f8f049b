import { childrenOf, isWebAddress, textOf, xmlRoot } from './xml-tree.ts'

/** The number of times that an element may occur in its parent. */
type Count = 'one' | 'optional' | 'any'

/** The elements of RSS 2.0 by their parent, from its specification. Elements of other namespaces are allowed anywhere. */
const channelElements: Readonly<Record<string, Count>> = {
  title: 'one',
  link: 'one',
  description: 'one',
  language: 'optional',
  copyright: 'optional',
  managingEditor: 'optional',
  webMaster: 'optional',
  pubDate: 'optional',
  lastBuildDate: 'optional',
  category: 'any',
  generator: 'optional',
  docs: 'optional',
  cloud: 'optional',
  ttl: 'optional',
  image: 'optional',
  textInput: 'optional',
  skipHours: 'optional',
  skipDays: 'optional',
  item: 'any',
}
const itemElements: Readonly<Record<string, Count>> = {
  title: 'optional',
  link: 'optional',
  description: 'optional',
  author: 'optional',
  category: 'any',
  comments: 'optional',
  enclosure: 'any',
  guid: 'optional',
  pubDate: 'optional',
  source: 'optional',
}
const imageElements: Readonly<Record<string, Count>> = {
  url: 'one',
  title: 'one',
  link: 'one',
  width: 'optional',
  height: 'optional',
  description: 'optional',
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const date = /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat), (\d\d) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/

/** True for a date by RFC 822 with a four-digit year and the correct weekday. */
export function isRfc822(text: string) {
  const [, weekday, day, month, year] = date.exec(text) ?? []
  return weekday !== undefined && days[new Date(`${day} ${month} ${year} 00:00:00 GMT`).getUTCDay()] === weekday
}

/** Returns the errors of an RSS 2.0 feed; an empty list if it is valid. */
export function rssFindings(text: string): string[] {
  const root = xmlRoot(text)
  if (root.nodeName !== 'rss' || root.getAttribute('version') !== '2.0') return ['The root is no <rss version="2.0">']
  const [channel, ...others] = childrenOf(root)
  if (channel?.nodeName !== 'channel' || others.length > 0) return ['<rss> holds one <channel>']
  const items = childrenOf(channel, 'item')
  const guids = items.map((item) => textOf(item, 'guid'))
  return [
    ...countFindings(channel, channelElements),
    ...addressFindings(channel, ['link', 'docs']),
    ...dateFindings(channel, ['pubDate', 'lastBuildDate']),
    ...(/^[a-z]{2,3}(-[a-z]{2})?$/i.test(textOf(channel, 'language') ?? 'en') ? [] : ['<language> is no language']),
    ...(/^[1-9]\d*$/.test(textOf(channel, 'ttl') ?? '1') ? [] : ['<ttl> is no number of minutes']),
    ...childrenOf(channel, 'image').flatMap(imageFindings),
    ...childrenOf(channel, 'atom:link').flatMap(selfFindings),
    ...items.flatMap(itemFindings),
    ...(new Set(guids).size === guids.length ? [] : ['Two items have one <guid>']),
  ]
}

function countFindings(parent: Element, allowed: Readonly<Record<string, Count>>) {
  const names = childrenOf(parent)
    .map(({ nodeName }) => nodeName)
    .filter((name) => !name.includes(':'))
  const unknown = names.filter((name) => !(name in allowed)).map((name) => `<${parent.nodeName}> holds no <${name}>`)
  const miscounted = Object.entries(allowed).flatMap(([name, count]) => {
    const found = names.filter((each) => each === name).length
    if (count === 'one' && found !== 1) return [`<${parent.nodeName}> holds one <${name}>, not ${found}`]
    return count === 'optional' && found > 1 ? [`<${parent.nodeName}> holds one <${name}> at most, not ${found}`] : []
  })
  const empty = childrenOf(parent)
    .filter(({ nodeName, textContent }) => nodeName in allowed && nodeName !== 'enclosure' && textContent.trim() === '')
    .map(({ nodeName }) => `<${nodeName}> is empty`)
  return [...unknown, ...miscounted, ...empty]
}

const addressFindings = (parent: Element, names: readonly string[]) =>
  names.filter((name) => childrenOf(parent, name).length > 0 && !isWebAddress(textOf(parent, name))).map((name) => `<${name}> is no address`)

const dateFindings = (parent: Element, names: readonly string[]) =>
  names.filter((name) => childrenOf(parent, name).length > 0 && !isRfc822(textOf(parent, name) ?? '')).map((name) => `<${name}> is no date`)

function imageFindings(image: Element) {
  const within = (name: string, most: number) => Number(textOf(image, name) ?? 1) <= most
  return [
    ...countFindings(image, imageElements),
    ...addressFindings(image, ['url', 'link']),
    ...(within('width', 144) && within('height', 400) ? [] : ['<image> is too large']),
  ]
}

/** Checks the feed's link to itself, which is recommended for every feed. */
const selfFindings = (link: Element) =>
  link.getAttribute('rel') === 'self' && !isWebAddress(link.getAttribute('href') ?? undefined) ? ['<atom:link> is no address'] : []

function itemFindings(item: Element) {
  const [guid] = childrenOf(item, 'guid')
  const isAddressMissing = guid !== undefined && guid.getAttribute('isPermaLink') !== 'false' && !isWebAddress(guid.textContent)
  const enclosures = childrenOf(item, 'enclosure').filter((each) => ['url', 'length', 'type'].some((name) => !each.getAttribute(name)))
  return [
    ...countFindings(item, itemElements),
    ...addressFindings(item, ['link', 'comments']),
    ...dateFindings(item, ['pubDate']),
    ...(textOf(item, 'title') || textOf(item, 'description') ? [] : ['An <item> has a <title> or a <description>']),
    ...(isAddressMissing ? ['A <guid> that is a permanent link is an address'] : []),
    ...enclosures.map(() => 'An <enclosure> has url, length and type'),
  ]
}
