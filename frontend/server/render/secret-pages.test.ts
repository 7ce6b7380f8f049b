import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { articleBuilder } from '../../src/mocks/data/article-builder.ts'
import type { PageRoute } from '../../src/pages/page-route.ts'
import { destroyCmsPools, openCmsPools } from '../upstream/cms-connection.ts'
import { readEnv } from '../env.ts'
import { memoryFileStore } from '../media/file-store.ts'
import type { SitePages } from '../site-pages.ts'
import { createSite } from '../site.ts'
import { startStandinCms } from '../standins/standin-cms.ts'

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
  bootScript: '',
  moreKeysOf: () => undefined,
  shownAnswersOf: (_: unknown, answers: unknown) => answers,
} as unknown as SitePages

let cms: Awaited<ReturnType<typeof startStandinCms>>
let site: Awaited<ReturnType<typeof createSite>>
let address: string

beforeEach(async () => {
  draw.mockClear()
  cms = await startStandinCms({ [`/api/preview/${id}`]: { json: preview, headers: { 'cache-control': 'no-store' } } })
  const result = readEnv({ CMS_URL: cms.url })
  if (!('env' in result)) throw new Error(result.mistakes.join())
  const pools = openCmsPools(cms.url)
  const assetsOf = () => ({ script: '/main.js', preloads: [], styles: [], fonts: [] })
  site = await createSite({ env: result.env, cms: pools, mediaStore: memoryFileStore(), pages: () => pages, assetsOf, isDraining: () => false })
  site.addHook('onClose', () => destroyCmsPools(pools))
  await site.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`
})

afterEach(async () => {
  site.server.closeAllConnections()
  await Promise.all([site.close(), cms.stop()])
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
