import { expect, it } from 'vitest'
import { sitemapFindings } from './sitemap-rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const origin = 'https://a.example'
const set = (urls: string) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">${urls}</urlset>`
const url = (rest = '', path = '/1') => `<url><loc>${origin}${path}</loc>${rest}</url>`
const news = (date: string, language = 'en') =>
  `<news:news><news:publication><news:name>A</news:name><news:language>${language}</news:language></news:publication>` +
  `<news:publication_date>${date}</news:publication_date><news:title>T</news:title></news:news>`

it.each([
  ['a day', set(url('<lastmod>2026-11-20</lastmod>'))],
  ['a moment in India', set(url('<lastmod>2026-11-20T14:05:00+05:30</lastmod>'))],
  ['news', set(url(news('2026-11-19T14:05:00+05:30')))],
])('finds nothing in %s', (_, text) => {
  expect(sitemapFindings(text, origin, now)).toEqual([])
})

it.each([
  ['another root', '<rss/>'],
  ['no namespace', `<urlset>${url()}</urlset>`],
  ['no entry', set('')],
  ['an address twice', set(url() + url())],
  ['an address of another site', set('<url><loc>https://b.example/</loc></url>')],
  ['an address outside ASCII', set(url('', '/कर'))],
  ['no address', set('<url/>')],
  ['elements in another order', set(`<url><lastmod>2026-11-20</lastmod><loc>${origin}/1</loc></url>`)],
  ['an unknown element', set(url('<title>x</title>'))],
  ['a wrong date', set(url('<lastmod>20 Nov 2026</lastmod>'))],
  ['an index in a set', set(`<sitemap><loc>${origin}/1</loc></sitemap>`)],
  ['old news', set(url(news('2026-11-18T11:00:00Z')))],
  ['news in no language', set(url(news('2026-11-20T11:00:00Z', 'en-IN')))],
  ['50,001 entries', set(Array.from({ length: 50_001 }, (_, at) => url('', `/${at}`)).join(''))],
])('finds %s', (_, text) => {
  expect(sitemapFindings(text, origin, now)).not.toEqual([])
})
