import { describe, expect, it, test } from 'vitest'
import { sitemapFindings } from '../../checks/sitemap-rules.ts'
import { xmlRoot } from '../../checks/xml-tree.ts'
import { headOf } from '../../src/app/page-heads.ts'
import { pageRoutes } from '../../src/app/routes.tsx'
import { cardBuilder, mockId } from '../../src/mocks/data/article-builder.ts'
import { archiveSitemap, indexablePaths, isNews, newsSitemap, pagesSitemap, sitemapIndex } from './sitemap.ts'

const site = { name: 'Artha', url: 'https://artha.example' }
const now = new Date('2026-11-20T06:30:00.000Z')
const findings = (text: string) => sitemapFindings(text, site.url, now)
const entry = (number: number, title: string) => ({
  _id: mockId(number),
  title,
  createdAt: '2026-11-18T06:30:00.000Z',
  updatedAt: '2026-11-19T18:30:00.000Z',
})

describe('the parts are right', () => {
  it('index and pages', () => {
    expect(findings(sitemapIndex(site, ['/sitemap/pages.xml', '/sitemap/articles-1.xml']))).toEqual([])
    expect(findings(pagesSitemap(site, indexablePaths({ pageRoutes, headOf }, site)))).toEqual([])
  })

  it('a thousand articles, with titles in Hindi, of 200 characters, of signs alone', () => {
    const titles = ['आयकर: ₹5 लाख', 'W'.repeat(200), 'word '.repeat(40), '₹ … 😀', '</loc>&\u0000']
    const text = archiveSitemap(
      site,
      Array.from({ length: 1_000 }, (_, at) => entry(at, titles[at % titles.length] ?? '')),
    )
    expect(findings(text)).toEqual([])
    expect(xmlRoot(text).querySelector('lastmod')).toHaveProperty('textContent', '2026-11-20T00:00:00+05:30')
  })

  it('news, in its language', () => {
    const cards = [cardBuilder({ createdAt: now.toISOString() }), cardBuilder({ _id: mockId(2), title: 'आयकर रिटर्न', createdAt: now.toISOString() })]
    const text = newsSitemap(site, cards)
    expect(findings(text)).toEqual([])
    expect([...xmlRoot(text).getElementsByTagName('news:language')].map(({ textContent }) => textContent)).toEqual(['en', 'hi'])
  })
})

test('the pages are those of the site map that need nothing but their path, and are to be indexed', () => {
  const paths = indexablePaths({ pageRoutes, headOf }, site)
  expect(paths).toContain('/')
  for (const path of ['/login', '/signup', '/account', '/auth-success', '/reset-password', '/reset-link', '/newsletter/confirm'])
    expect(paths).not.toContain(path)
  expect(paths.filter((path) => /[:*]/.test(path))).toEqual([])
})

test.each([
  ['2026-11-20T06:30:00.000Z', true],
  ['2026-11-18T06:30:01.000Z', true],
  ['2026-11-18T06:30:00.000Z', false],
])('what appeared at %s is news: %s', (createdAt, expected) => {
  expect(isNews({ createdAt }, now)).toBe(expected)
})
