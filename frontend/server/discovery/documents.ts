import { archivePageSize } from '@artha/contract/archive'
import { dayInIndia } from '@artha/contract/figure-on'
import type { Site } from '../../src/app/head.ts'
import { calendarQuery } from '../../src/api/figures.ts'
import { yearLater } from '@artha/contract/tax-calendar'
import { figureFeedPath, issueFeedPath, issuePath, storyPath, taxCalendarFeedPath } from '../../src/lib/paths.ts'
import { slugOf } from '../../src/lib/slug.ts'
import { feedCategories } from '../../src/pages/category-feed.ts'
import { termPath } from '@artha/contract/term-marks'
import { tagPath } from '@artha/contract/tags'
import { topicPath } from '@artha/contract/topics'
import type { AnswerReader } from './answer-reader.ts'
import { figuresFeed } from './figures-feed.ts'
import { issuesFeed } from './issues-feed.ts'
import { feedLength, rssFeed } from './rss.ts'
import { securityText, securityTextExpiry, securityTextPath } from './security-text.ts'
import { archiveSitemap, isListed, isNews, mostNews, newsSitemap, pagesSitemap, sitemapIndex } from './sitemap.ts'
import { taxCalendarFeed } from './tax-calendar-feed.ts'
import { webManifest } from './web-manifest.ts'

export interface DocumentContext {
  site: Site
  securityContact: string
  now: Date
  /** Paths of the pages that always exist. */
  pagePaths: readonly string[]
}

/** A document whose text is not written yet. If the answers it reads and its variant are unchanged, the text of last time is sent instead. */
export interface Draft {
  type: string
  /** Everything else that the text depends on. */
  variant?: string
  write: () => string
}

const xml = 'application/xml; charset=utf-8'
const rss = 'application/rss+xml; charset=utf-8'
const pagesPath = '/sitemap/pages.xml'
const newsPath = '/sitemap/news.xml'
const storiesPath = '/sitemap/stories.xml'
const termsPath = '/sitemap/glossary.xml'
const tagsPath = '/sitemap/tags.xml'
const topicsPath = '/sitemap/topics.xml'
const issuesPath = '/sitemap/newsletter.xml'
const archivePath = (part: number) => `/sitemap/articles-${part}.xml`

/** The first page is requested without its number, so that it has only one cache key. */
const onPage = (page: number) => (page === 1 ? undefined : page)

const readArchive = (reader: AnswerReader, page: number) => reader.read('readArchive', { query: { page: onPage(page) } })

/** Returns the document at a path, or undefined if there is none. Throws Unreachable if the cms is needed and does not answer. */
export async function documentAt(
  path: string,
  { site, securityContact, now, pagePaths }: DocumentContext,
  reader: AnswerReader,
): Promise<Draft | undefined> {
  if (path === '/robots.txt') return { type: 'text/plain; charset=utf-8', write: () => robotsText(site) }
  if (path === securityTextPath) {
    const expires = securityTextExpiry(now)
    return { type: 'text/plain; charset=utf-8', variant: expires, write: () => securityText(site, securityContact, expires) }
  }
  if (path === '/site.webmanifest') return { type: 'application/manifest+json; charset=utf-8', write: () => webManifest(site) }
  if (path === '/sitemap.xml') return indexDraft(site, now, reader)
  if (path === pagesPath) return { type: xml, write: () => pagesSitemap(site, pagePaths) }
  if (path === newsPath) return newsDraft(site, now, reader)
  if (path === storiesPath) return pathsDraft(site, await lastingStoryPaths(reader))
  if (path === termsPath) return pathsDraft(site, await termPaths(reader))
  if (path === tagsPath) return pathsDraft(site, await tagPaths(reader))
  if (path === topicsPath) return pathsDraft(site, await topicPaths(reader))
  if (path === issuesPath) return pathsDraft(site, await issuePaths(reader))
  if (path === issueFeedPath) return issuesDraft(site, reader)
  if (path === figureFeedPath) return figuresDraft(site, reader)
  if (path === taxCalendarFeedPath) return calendarDraft(site, now, reader)
  if (path === '/rss.xml') return rssDraft(site, undefined, reader)
  const [, part] = /^\/sitemap\/articles-([1-9]\d{0,3})\.xml$/.exec(path) ?? []
  if (part !== undefined) return archiveDraft(site, Number(part), reader)
  const [, slug] = /^\/rss\/([a-z-]+)\.xml$/.exec(path) ?? []
  const category = feedCategories.find((each) => slugOf(each) === slug)
  return category === undefined ? undefined : rssDraft(site, category, reader)
}

async function rssDraft(site: Site, category: string | undefined, reader: AnswerReader): Promise<Draft> {
  const { value } = await reader.read('listArticleCards', { query: { category, pageSize: feedLength } })
  return { type: rss, write: () => rssFeed(site, category, value.filter(isListed)) }
}

async function figuresDraft(site: Site, reader: AnswerReader): Promise<Draft> {
  const { value } = await reader.read('listFigures')
  return { type: rss, write: () => figuresFeed(site, value) }
}

async function issuesDraft(site: Site, reader: AnswerReader): Promise<Draft> {
  const { value } = await reader.read('listIssues')
  return { type: rss, write: () => issuesFeed(site, value) }
}

async function calendarDraft(site: Site, now: Date, reader: AnswerReader): Promise<Draft> {
  const { value } = await reader.read('listFigures', { query: calendarQuery })
  const today = dayInIndia(now)
  return { type: 'text/calendar; charset=utf-8', variant: today, write: () => taxCalendarFeed(site, value, today, yearLater(today)) }
}

/** The index of sitemaps. Parts without an entry are not listed and answer 404, because the schema of sitemaps forbids empty ones. */
async function indexDraft(site: Site, now: Date, reader: AnswerReader): Promise<Draft> {
  const [{ value: oldest, headers }, { value }, stories, { value: terms }, { value: topics }, { value: tags }, issues] = await Promise.all([
    readArchive(reader, 1),
    readNews(reader, 1),
    lastingStories(reader),
    reader.read('listTerms'),
    reader.read('listTopics'),
    reader.read('listTags'),
    issuePaths(reader),
  ])
  const parts = Math.ceil(Number(headers['x-total-count'] ?? 0) / archivePageSize)
  const hasNews = value.some((card) => isListed(card) && isNews(card, now))
  // The rows of the first part are read here; a later part has a thousand, so some of its articles are surely listed
  const isThere = (part: number) => part > 1 || oldest.some(isListed)
  const hasStories = stories.length > 0
  const paths = [
    pagesPath,
    ...(hasStories ? [storiesPath] : []),
    ...(terms.length > 0 ? [termsPath] : []),
    ...(topics.length > 0 ? [topicsPath] : []),
    ...(tags.length > 0 ? [tagsPath] : []),
    ...(issues.length > 0 ? [issuesPath] : []),
    ...(hasNews ? [newsPath] : []),
    ...Array.from({ length: parts }, (_, index) => index + 1)
      .filter(isThere)
      .map(archivePath),
  ]
  return { type: xml, variant: String(hasNews), write: () => sitemapIndex(site, paths) }
}

/** The newest stories without an end date. Stories of a day or two are not indexed. */
async function lastingStories(reader: AnswerReader) {
  const { value } = await reader.read('listStories')
  return value.filter(({ expiryTime }) => expiryTime === 'forever')
}

const lastingStoryPaths = async (reader: AnswerReader) => (await lastingStories(reader)).map(({ _id }) => storyPath(_id))

const termPaths = async (reader: AnswerReader) => (await reader.read('listTerms')).value.map(({ slug }) => termPath(slug))

/** Paths of the topics with published articles, and of their subtopics with such. */
const topicPaths = async (reader: AnswerReader) =>
  (await reader.read('listTopics')).value.flatMap(({ name, parts }) => [topicPath(name), ...parts.map((part) => topicPath(name, part.name))])

/** Paths of the newest issues of the newsletter. */
const issuePaths = async (reader: AnswerReader) => (await reader.read('listIssues')).value.map(({ number }) => issuePath(number))

/** Paths of the tags that several articles share. */
const tagPaths = async (reader: AnswerReader) => (await reader.read('listTags')).value.map(({ slug }) => tagPath(slug))

const pathsDraft = (site: Site, paths: readonly string[]): Draft | undefined =>
  paths.length === 0 ? undefined : { type: xml, write: () => pagesSitemap(site, paths) }

async function archiveDraft(site: Site, part: number, reader: AnswerReader): Promise<Draft | undefined> {
  const { value: entries } = await readArchive(reader, part)
  return entries.some(isListed) ? { type: xml, write: () => archiveSitemap(site, entries) } : undefined
}

const newsPageSize = 100
const readNews = (reader: AnswerReader, page: number) => reader.read('listArticleCards', { query: { page: onPage(page), pageSize: newsPageSize } })

async function newsDraft(site: Site, now: Date, reader: AnswerReader): Promise<Draft | undefined> {
  const { value: newest, headers } = await readNews(reader, 1)
  const isAllNews = newest.length === newsPageSize && newest.every((card) => isNews(card, now))
  const pages = isAllNews ? Math.ceil(Math.min(Number(headers['x-total-count'] ?? 0), mostNews) / newsPageSize) : 1
  const others = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => readNews(reader, index + 2)))
  const news = [newest, ...others.map(({ value }) => value)].flat().filter((card) => isListed(card) && isNews(card, now))
  return news.length === 0 ? undefined : { type: xml, variant: String(news.length), write: () => newsSitemap(site, news) }
}

/**
 * Crawlers may read everything: a page that must not be indexed says so itself, and only a crawler that may read it sees that. Sign-in and
 * unsubscribe links are not pages.
 */
const robotsText = (site: Site) => `User-agent: *\nDisallow: /auth/\n\nSitemap: ${new URL('/sitemap.xml', site.url).href}\n`
