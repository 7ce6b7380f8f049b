import { expect, it } from 'vitest'
import { structuredDataFindings } from '../../../checks/structured-data-rules.ts'
import { homeHead } from './home-head.ts'

const headAt = (query: string) =>
  homeHead({ answers: {}, params: {}, search: new URLSearchParams(query), siteUrl: 'https://artha.example', siteName: 'Paisa' })

it('tells of the site, of its search and of who publishes it', () => {
  const blocks = headAt('').jsonLd ?? []
  expect(blocks.flatMap(structuredDataFindings)).toEqual([])
  expect(JSON.stringify(blocks)).toContain('"urlTemplate":"https://artha.example/search?q={search_term_string}"')
  expect(headAt('').title).toMatch(/^Paisa/)
})

it.each([
  ['', undefined, undefined, '/'],
  ['category=Tax', { title: 'Paisa: Tax', path: '/rss/tax.xml' }, undefined, '/tax'],
  ['category=Case+Studies', { title: 'Paisa: Case Studies', path: '/rss/case-studies.xml' }, undefined, '/case-studies'],
  ['category=All', undefined, undefined, '/'],
  ['utm_source=mail', undefined, undefined, '/'],
  ['subcategory=CGST', undefined, true, '/'],
  ['category=Sports', undefined, true, '/'],
  ['q=gold', undefined, true, '/search'],
  ['category=Tax&q=gold', { title: 'Paisa: Tax', path: '/rss/tax.xml' }, true, '/search'],
])('/?%s', (query, feed, noindex, canonicalPath) => {
  expect(headAt(query).feed).toEqual(feed)
  expect(headAt(query).noindex).toBe(noindex)
  expect(headAt(query).canonicalPath).toBe(canonicalPath)
})

it.each([
  ['', 'Paisa: finance news and money guides for India'],
  ['utm_source=mail', 'Paisa: finance news and money guides for India'],
  ['category=Tax&page=2', 'Latest in Tax, page 2'],
  ['q=gold', 'Results for “gold”'],
  ['category=Sports', 'Page not found'],
])('/?%s is called %s', (query, title) => {
  expect(headAt(query).title).toBe(title)
})

it('keeps a list of nothing out of search engines', () => {
  const search = new URLSearchParams('category=Tax')
  const at = (list: unknown[]) =>
    homeHead({
      answers: { '/admin/upload?category=Tax&fields=card&pageSize=12': list },
      params: {},
      search,
      siteUrl: 'https://artha.example',
      siteName: 'Paisa',
    })
  expect(at([]).noindex).toBe(true)
  expect(at([{}]).noindex).toBeUndefined()
})
