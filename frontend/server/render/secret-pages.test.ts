import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { articleBuilder } from '../../src/mocks/data/article-builder.ts'
import type { PageRoute } from '../../src/pages/page-route.ts'
import { startStandinCms } from '../standins/standin-cms.ts'
import { startStandinSite } from '../standins/standin-site.ts'

const id = 'abcdefghijklmnop'
const query = 'expires=1795163700&signature=a-secret'
const preview = { kind: 'article', article: articleBuilder(), expiresAt: '2026-11-20T08:35:00.000Z' }

const route: PageRoute = {
  path: '/preview/:id',
  search: [],
  file: '',
  data: () => [],
  bySecretLink: true,
  load: async () => ({ Page: () => null }),
}
const draw = vi.fn((location: string) => `<p>${location}</p>`)
const pages = {
  pageRoutes: [route],
  notFoundRoute: { ...route, path: '*' },
  headOf: () => ({ title: 'Preview', description: '', canonicalPath: '/preview', noindex: true }),
  renderPage: draw,
}

let cms: Awaited<ReturnType<typeof startStandinCms>>
let site: Awaited<ReturnType<typeof startStandinSite>>
let address: string

beforeEach(async () => {
  draw.mockClear()
  cms = await startStandinCms({ [`/api/preview/${id}`]: { json: preview, headers: { 'cache-control': 'no-store' } } })
  site = await startStandinSite({ cmsUrl: cms.url, pages })
  address = site.url
})

afterEach(async () => {
  await Promise.all([site.stop(), cms.stop()])
})

test('the page is the same for everybody, asks the cms for nothing, is stored nowhere and sends no host its address', async () => {
  for (const asked of [`/preview/${id}?${query}`, `/preview/${id}`]) {
    const answer = await fetch(address + asked)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const html = await answer.text()
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('a-secret')
  }
  expect(draw.mock.calls.map(([location]) => location)).toEqual([`/preview/${id}`, `/preview/${id}`])
  expect(cms.seen).toEqual([])
})

test('its answer comes from the cms each time, and is kept nowhere', async () => {
  for (let times = 0; times < 2; times += 1) {
    const answer = await fetch(`${address}/api/preview/${id}?${query}`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual(preview)
  }
  expect(cms.seen.map(({ url }) => url)).toEqual([`/api/preview/${id}?${query}`, `/api/preview/${id}?${query}`])
})
