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
  ['q=gold', undefined, true, '/search'],
  ['category=Tax&q=gold', { title: 'Paisa: Tax', path: '/rss/tax.xml' }, true, '/search'],
])('/?%s', (query, feed, noindex, canonicalPath) => {
  expect(headAt(query).feed).toEqual(feed)
  expect(headAt(query).noindex).toBe(noindex)
  expect(headAt(query).canonicalPath).toBe(canonicalPath)
})
