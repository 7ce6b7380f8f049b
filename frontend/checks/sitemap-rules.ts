import { childrenOf, isWebAddress, textOf, xmlRoot } from './xml-tree.ts'

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Limits of the protocol: entries and bytes per file, characters per address. */
const most = { entries: 50_000, bytes: 50 * 1024 * 1024, addressCharacters: 2_048 }
const newsLimit = 1_000
const newsAgeMs = 48 * 60 * 60 * 1000

const entryElements: Readonly<Record<string, readonly string[]>> = {
  sitemap: ['loc', 'lastmod'],
  url: ['loc', 'lastmod', 'changefreq', 'priority', 'news:news'],
}

/** A date, or a date and time with an offset from UTC. */
const date = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/
const isDate = (text: string) => date.test(text) && !Number.isNaN(Date.parse(text))

/** Returns the errors of a sitemap or sitemap index of the site at `origin`. `now` is needed because news may be at most two days old. */
export function sitemapFindings(text: string, origin: string, now: Date): string[] {
  const root = xmlRoot(text)
  const entryName = { urlset: 'url', sitemapindex: 'sitemap' }[root.nodeName]
  if (entryName === undefined || root.namespaceURI !== sitemapNamespace) return ['The root is no <urlset> and no <sitemapindex>']
  const entries = childrenOf(root)
  if (entries.length < 1 || entries.length > most.entries) return [`${entries.length} entries`]
  const addresses = entries.map((entry) => textOf(entry, 'loc') ?? '')
  const news = entries.filter((entry) => childrenOf(entry, 'news:news').length > 0)
  return [
    ...(Buffer.byteLength(text) <= most.bytes ? [] : ['The file is too large']),
    ...(new Set(addresses).size === addresses.length ? [] : ['An address stands twice']),
    ...addresses.filter((address) => !isOwn(address, origin)).map((address) => `${address} is no address of ${origin}`),
    ...entries.filter(({ nodeName }) => nodeName !== entryName).map(({ nodeName }) => `<${root.nodeName}> holds no <${nodeName}>`),
    ...entries.flatMap((entry) => entryFindings(entry, entryElements[entryName] ?? [])),
    ...(news.length <= newsLimit ? [] : ['Too much news']),
    ...news.flatMap((entry) => childrenOf(entry, 'news:news').flatMap((each) => newsFindings(each, now))),
  ]
}

const isOwn = (address: string, origin: string) =>
  isWebAddress(address) && new URL(address).origin === origin && address.length < most.addressCharacters

/** Checks that each element occurs at most once and in the order of the schema. */
function entryFindings(entry: Element, allowed: readonly string[]) {
  const positions = childrenOf(entry).map(({ nodeName }) => allowed.indexOf(nodeName))
  const isInOrder = positions.every((position, index) => position >= 0 && position > (positions[index - 1] ?? -1))
  const lastChange = textOf(entry, 'lastmod')
  return [
    ...(isInOrder
      ? []
      : [
          `<${entry.nodeName}> holds ${childrenOf(entry)
            .map(({ nodeName }) => nodeName)
            .join()}`,
        ]),
    ...(lastChange === undefined || isDate(lastChange) ? [] : [`${lastChange} is no date`]),
  ]
}

function newsFindings(news: Element, now: Date) {
  const [publication] = childrenOf(news, 'news:publication')
  const publishedAt = textOf(news, 'news:publication_date') ?? ''
  const ageMs = now.getTime() - Date.parse(publishedAt)
  return [
    ...(publication && textOf(publication, 'news:name')?.trim() ? [] : ['News names its publication']),
    ...(publication && /^(zh-cn|zh-tw|[a-z]{2,3})$/.test(textOf(publication, 'news:language') ?? '') ? [] : ['News names its language']),
    ...(textOf(news, 'news:title')?.trim() ? [] : ['News has a title']),
    ...(isDate(publishedAt) && ageMs <= newsAgeMs ? [] : [`${publishedAt} is not within the last two days`]),
  ]
}
