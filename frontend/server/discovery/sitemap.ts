import type { ArchiveEntry } from '@artha/contract/archive'
import type { ArticleCard } from '@artha/contract/article'
import type { Site } from '../../src/app/head.ts'
import { languageOf } from '../../src/lib/language-of.ts'
import { readableArticlePath } from '../../src/lib/paths.ts'
import type { SitePages } from '../site-pages.ts'
import { isoInIndia } from './feed-dates.ts'
import { element, group, textElement, xmlDocument, type Xml } from './xml.ts'

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const newsNamespace = 'http://www.google.com/schemas/sitemap-news/0.9'

/** Google News accepts articles of the last two days, at most a thousand. */
const newsAgeMs = 48 * 60 * 60 * 1000
export const mostNews = 1_000

export const sitemapIndex = (site: Site, partPaths: readonly string[]) =>
  xmlDocument(element('sitemapindex', { xmlns: sitemapNamespace }, group(partPaths.map((path) => element('sitemap', {}, location(site, path))))))

/** Returns a sitemap of pages with nothing but their addresses. */
export const pagesSitemap = (site: Site, paths: readonly string[]) =>
  urlSet(
    {},
    paths.map((path) => element('url', {}, location(site, path))),
  )

export const archiveSitemap = (site: Site, entries: readonly ArchiveEntry[]) =>
  urlSet(
    {},
    entries
      .filter(isListed)
      .map((entry) => element('url', {}, location(site, readableArticlePath(entry)), textElement('lastmod', isoInIndia(new Date(entry.updatedAt))))),
  )

export const newsSitemap = (site: Site, cards: readonly ArticleCard[]) =>
  urlSet(
    { 'xmlns:news': newsNamespace },
    cards.map((card) => element('url', {}, location(site, readableArticlePath(card)), newsOf(site, card))),
  )

const newsOf = (site: Site, { title, createdAt }: ArticleCard) =>
  element(
    'news:news',
    {},
    element('news:publication', {}, textElement('news:name', site.name), textElement('news:language', languageOf(title).slice(0, 2))),
    textElement('news:publication_date', isoInIndia(new Date(createdAt))),
    textElement('news:title', title),
  )

const urlSet = (namespaces: Record<string, string>, urls: readonly Xml[]) =>
  xmlDocument(element('urlset', { xmlns: sitemapNamespace, ...namespaces }, group(urls)))

const location = (site: Site, path: string) => textElement('loc', new URL(path, site.url).href)

/** False for articles that an editor hides from search engines or marks as first published elsewhere. */
export const isListed = ({ unlisted }: Pick<ArchiveEntry, 'unlisted'>) => unlisted !== true

export const isNews = ({ createdAt }: { createdAt: string }, now: Date) => now.getTime() - Date.parse(createdAt) < newsAgeMs

/** Returns the paths of all pages that may be indexed and whose path has no parameters. */
export function indexablePaths({ pageRoutes, headOf }: Pick<SitePages, 'pageRoutes' | 'headOf'>, site: Site) {
  const place = { answers: {}, params: {}, search: new URLSearchParams(), siteUrl: site.url, siteName: site.name }
  const heads = pageRoutes.filter(({ path }) => !/[:*]/.test(path)).map((route) => headOf(route, place))
  return [...new Set(heads.filter(({ noindex }) => noindex !== true).map(({ canonicalPath }) => canonicalPath))]
}
