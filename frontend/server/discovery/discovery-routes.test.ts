import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rssFindings } from '../../checks/rss-rules.ts'
import { sitemapFindings } from '../../checks/sitemap-rules.ts'
import { keyOf } from '../../src/api/key-of.ts'
import { readableArticlePath } from '../../src/lib/paths.ts'
import { articleBuilder, cardBuilder, mockId } from '../../src/mocks/data/article-builder.ts'
import { articleMovedTo } from '../../src/pages/article/article-moved-to.ts'
import { storyBuilder } from '../../src/mocks/data/story-builder.ts'
import type { PageRoute } from '../../src/pages/page-route.ts'
import { destroyCmsPools, openCmsPools } from '../upstream/cms-connection.ts'
import { readEnv } from '../env.ts'
import { memoryFileStore } from '../media/file-store.ts'
import type { SitePages } from '../site-pages.ts'
import { createSite } from '../site.ts'
import { startStandinCms } from '../standins/standin-cms.ts'

const article = articleBuilder({ title: 'Gold loans, weighed' })
const newest = cardBuilder({ createdAt: new Date().toISOString() })
const story = storyBuilder()
const passing = storyBuilder({ _id: mockId(902), expiryTime: '24h' })
const older = cardBuilder({ _id: mockId(2), title: 'सोना', createdAt: '2025-01-01T00:00:00.000Z' })
const entry = { _id: article._id, title: article.title, createdAt: article.createdAt, updatedAt: article.createdAt }

const page = (path: string): PageRoute => ({ path, search: [], file: '', data: () => [], load: async () => ({ Page: () => null }) })
const articlePage = { ...page('/blog/:id/:slug'), data: () => [`/admin/upload/${article._id}`], movedTo: articleMovedTo }
const pages = {
  pageRoutes: [page('/'), page('/about'), page('/login'), articlePage],
  notFoundRoute: page('*'),
  headOf: ({ path }: PageRoute) => ({ title: path, description: '', canonicalPath: path, noindex: path === '/login' || path === '*' }),
  placeAt: (location: { pathname: string }) => ({ location, route: page('*'), params: {} }),
  renderPage: () => '',
  bootScript: '',
  moreKeysOf: () => undefined,
  shownAnswersOf: (_: unknown, answers: unknown) => answers,
  boardUpdates: () => ({}),
} as unknown as SitePages

let cms: Awaited<ReturnType<typeof startStandinCms>>
let site: Awaited<ReturnType<typeof createSite>>
const origin = 'https://artha.example'

beforeEach(async () => {
  cms = await startStandinCms({
    '/api/archive': { json: [entry], headers: { 'x-total-count': '10001' } },
    '/api/archive?page=11': { json: [entry] },
    '/api/archive?page=12': { json: [] },
    '/admin/upload': { json: [newest, older] },
    '/api/stories': { json: [passing, story] },
    '/api/terms': { json: [{ slug: 'emi', name: 'EMI', hindiName: '', group: 'loans', meaning: 'What it is.', aliases: [] }] },
    '/api/tags': { json: [{ slug: 'repo-rate', name: 'Repo rate', articles: 2 }] },
    '/api/newsletter/issues': { json: [{ number: 7, subject: 'PPF and you', previewLine: '', sentAt: '2026-11-21T03:00:00.000Z' }] },
    '/api/topics': { json: [{ slug: 'tax', name: 'Tax', parts: [{ slug: 'income-tax', name: 'Income tax' }] }] },
    [`/admin/upload/${article._id}`]: { json: article },
    [`/api/stories/${story._id}`]: { json: story },
  })
  const result = readEnv({ CMS_URL: cms.url, SITE_URL: origin, INTERNAL_KEY: 'k'.repeat(32) })
  if (!('env' in result)) throw new Error(result.mistakes.join())
  const pools = openCmsPools(cms.url)
  const assetsOf = () => ({ script: '', preloads: [], styles: [], fonts: [] })
  site = await createSite({ env: result.env, cms: pools, mediaStore: memoryFileStore(), pages: () => pages, assetsOf, isDraining: () => false })
  site.addHook('onClose', () => destroyCmsPools(pools))
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all([site.close(), cms.stop()])
})

const ask = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers })
const locations = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(origin, ''))

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/rss/case-studies.xml', 'application/rss+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sitemap/pages.xml', 'application/xml; charset=utf-8'],
  ['/sitemap/news.xml', 'application/xml; charset=utf-8'],
  ['/sitemap/stories.xml', 'application/xml; charset=utf-8'],
  ['/sitemap/glossary.xml', 'application/xml; charset=utf-8'],
  ['/sitemap/newsletter.xml', 'application/xml; charset=utf-8'],
  ['/rss/newsletter.xml', 'application/rss+xml; charset=utf-8'],
  ['/sitemap/topics.xml', 'application/xml; charset=utf-8'],
  ['/sitemap/tags.xml', 'application/xml; charset=utf-8'],
  ['/sitemap/articles-11.xml', 'application/xml; charset=utf-8'],
  ['/share/site.png', 'image/png'],
  ['/share/calculators/sip-calculator.png', 'image/png'],
  [`/share/${article._id}.png?v=1`, 'image/png'],
  [`/share/stories/${story._id}.png?v=1`, 'image/png'],
])('%s is %s, may be kept as long as a page, and is 304 for who has it', async (path, type) => {
  const first = await ask(path)
  expect(first).toMatchObject({ statusCode: 200, headers: { 'content-type': type } })
  expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=2, stale-while-revalidate=3, stale-if-error=86400')
  const again = await ask(path, { 'if-none-match': String(first.headers.etag) })
  expect(again).toMatchObject({ statusCode: 304, body: '' })
})

test.each([
  '/rss/all.xml',
  '/rss/nothing.xml',
  '/rss/Tax.xml',
  '/rss/%E0',
  '/sitemap/articles-0.xml',
  '/sitemap/articles-12.xml',
  '/sitemap/articles-99999.xml',
  '/sitemap/other.xml',
  '/share/none.png',
  '/share/calculators/none-calculator.png',
  `/share/${mockId(9)}.png`,
  `/share/${article._id}.jpg`,
  '/share/..%2f..%2fetc.png',
  // An article is not a story, and an expired story has no picture
  `/share/stories/${article._id}.png`,
  `/share/stories/${passing._id}.png`,
  `/share/${story._id}.png`,
])('there is nothing at %s', async (path) => {
  const answer = await ask(path)
  expect(answer).toMatchObject({ statusCode: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
})

describe('the map of the site', () => {
  test('has as many parts as the archive of more than 10,000 articles takes', async () => {
    const { body } = await ask('/sitemap.xml')
    expect(sitemapFindings(body, origin, new Date())).toEqual([])
    const parts = Array.from({ length: 11 }, (_, index) => `/sitemap/articles-${index + 1}.xml`)
    expect(locations(body)).toEqual([
      '/sitemap/pages.xml',
      '/sitemap/stories.xml',
      '/sitemap/glossary.xml',
      '/sitemap/topics.xml',
      '/sitemap/tags.xml',
      '/sitemap/newsletter.xml',
      '/sitemap/news.xml',
      ...parts,
    ])
    expect(locations((await ask('/sitemap/articles-11.xml')).body)).toEqual([readableArticlePath(article)])
  })

  test('names pages that are to be indexed, and no other', async () => {
    expect(locations((await ask('/sitemap/pages.xml')).body)).toEqual(['/', '/about'])
  })

  test('has news of two days, and no part for news where there is none', async () => {
    const { body } = await ask('/sitemap/news.xml')
    expect(sitemapFindings(body, origin, new Date())).toEqual([])
    expect(locations(body)).toEqual([readableArticlePath(newest)])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 24 * 60 * 60 * 1000 })
    expect(locations((await ask('/sitemap.xml')).body)).not.toContain('/sitemap/news.xml')
    expect((await ask('/sitemap/news.xml')).statusCode).toBe(404)
  })

  test('reads further pages of news side by side', async () => {
    const cards = Array.from({ length: 250 }, (_, at) => cardBuilder({ _id: mockId(1_000 + at), createdAt: new Date().toISOString() }))
    const keyOfPage = (page: number | undefined) => keyOf('listArticleCards', { query: { page, pageSize: 100 } })
    // Each is answered only after both were requested
    const asked = () => cms.seen.map(({ url }) => url)
    const bothAsked = expect.poll(asked).toEqual(expect.arrayContaining([keyOfPage(2), keyOfPage(3)]))
    cms.answers[keyOfPage(undefined)] = { json: cards.slice(0, 100), headers: { 'x-total-count': '250' } }
    cms.answers[keyOfPage(2)] = { json: cards.slice(100, 200), after: bothAsked }
    cms.answers[keyOfPage(3)] = { json: cards.slice(200), after: bothAsked }
    expect(locations((await ask('/sitemap/news.xml')).body)).toEqual(cards.map((card) => readableArticlePath(card)))
  })

  test('has the stories that last', async () => {
    const { body } = await ask('/sitemap/stories.xml')
    expect(sitemapFindings(body, origin, new Date())).toEqual([])
    expect(locations(body)).toEqual([`/stories/${story._id}`])
  })

  test('has no part for stories where all of them will be over', async () => {
    cms.answers['/api/stories'] = { json: [passing] }
    expect(locations((await ask('/sitemap.xml')).body)).not.toContain('/sitemap/stories.xml')
    expect((await ask('/sitemap/stories.xml')).statusCode).toBe(404)
  })

  test('has the terms of the glossary', async () => {
    expect(locations((await ask('/sitemap/glossary.xml')).body)).toEqual(['/glossary/emi'])
  })

  test('has no part for terms where there is none', async () => {
    cms.answers['/api/terms'] = { json: [] }
    expect((await ask('/sitemap/glossary.xml')).statusCode).toBe(404)
  })

  test('has the topics and their parts', async () => {
    expect(locations((await ask('/sitemap/topics.xml')).body)).toEqual(['/tax', '/tax/income-tax'])
  })

  test('has no part for topics where nothing is published', async () => {
    cms.answers['/api/topics'] = { json: [] }
    expect((await ask('/sitemap/topics.xml')).statusCode).toBe(404)
  })

  test('has the tags that articles share', async () => {
    expect(locations((await ask('/sitemap/tags.xml')).body)).toEqual(['/tag/repo-rate'])
  })

  test('has no part for tags where articles share none', async () => {
    cms.answers['/api/tags'] = { json: [] }
    expect((await ask('/sitemap/tags.xml')).statusCode).toBe(404)
  })

  test('of an empty archive is its pages', async () => {
    cms.answers['/api/archive'] = { json: [], headers: { 'x-total-count': '0' } }
    cms.answers['/admin/upload'] = { json: [] }
    cms.answers['/api/stories'] = { json: [] }
    cms.answers['/api/terms'] = { json: [] }
    cms.answers['/api/tags'] = { json: [] }
    cms.answers['/api/topics'] = { json: [] }
    cms.answers['/api/newsletter/issues'] = { json: [] }
    expect(locations((await ask('/sitemap.xml')).body)).toEqual(['/sitemap/pages.xml'])
    expect(rssFindings((await ask('/rss.xml')).body)).toEqual([])
  })
})

describe('what is kept out of search engines', () => {
  const entry = (at: number, over: object) => ({
    ...cardBuilder({ _id: mockId(700 + at), createdAt: new Date().toISOString() }),
    updatedAt: new Date().toISOString(),
    ...over,
  })
  const listed = entry(1, { slug: 'words-of-an-editor' })
  const hidden = entry(2, { unlisted: true })

  test('is in no map and no feed, while an editor’s words are in its address', async () => {
    cms.answers['/api/archive'] = { json: [listed, hidden], headers: { 'x-total-count': '2' } }
    cms.answers['/admin/upload'] = { json: [listed, hidden] }
    const path = `/blog/${listed._id}/words-of-an-editor`
    expect(locations((await ask('/sitemap/articles-1.xml')).body)).toEqual([path])
    expect(locations((await ask('/sitemap/news.xml')).body)).toEqual([path])
    const feed = (await ask('/rss.xml')).body
    expect([feed.includes(path), feed.includes(hidden._id)]).toEqual([true, false])
  })

  test('makes no part of the map where nothing else is in it', async () => {
    cms.answers['/api/archive'] = { json: [hidden], headers: { 'x-total-count': '1' } }
    cms.answers['/admin/upload'] = { json: [hidden] }
    expect(locations((await ask('/sitemap.xml')).body)).not.toContain('/sitemap/articles-1.xml')
    expect((await ask('/sitemap/articles-1.xml')).statusCode).toBe(404)
  })
})

test('a feed asks for its category', async () => {
  expect(rssFindings((await ask('/rss/case-studies.xml')).body)).toEqual([])
  expect(cms.seen.at(-1)?.url).toBe('/admin/upload?category=Case+Studies&fields=card&pageSize=50')
})

test('when the cms is away, what was read before goes on, and what was not is 503', async () => {
  await ask('/rss.xml')
  await ask(`/share/${article._id}.png`)
  await cms.stop()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  expect((await ask('/rss.xml')).statusCode).toBe(200)
  expect((await ask(`/share/${article._id}.png`)).statusCode).toBe(200)
  expect(await ask('/rss/tax.xml')).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } })
  expect((await ask('/robots.txt')).statusCode).toBe(200)
})

describe('an article with words in its address', () => {
  const path = readableArticlePath(article)
  test.each([
    ['the words of its title', path, 200, undefined],
    ['other words', `/blog/${article._id}/other`, 301, path],
    ['words too long to be any', `/blog/${article._id}/${'%E0%A4%95'.repeat(300)}`, 404, undefined],
  ])('%s', async (_, url, statusCode, location) => {
    const answer = await ask(url)
    expect(answer.statusCode).toBe(statusCode)
    expect(answer.headers.location).toBe(location)
  })
})
