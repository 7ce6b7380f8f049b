import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { articleBuilder } from '../../src/mocks/data/article-builder.ts'
import { homeBuilder } from '../../src/mocks/data/home-builder.ts'
import type { PageRoute } from '../../src/pages/page-route.ts'
import { destroyCmsPools, openCmsPools } from '../upstream/cms-connection.ts'
import { readEnv } from '../env.ts'
import { memoryFileStore } from '../media/file-store.ts'
import type { SitePages } from '../site-pages.ts'
import { createSite } from '../site.ts'
import { startStandinCms } from '../standins/standin-cms.ts'

const article = articleBuilder()
const articlePath = `/admin/upload/${article._id}`
const blog: PageRoute = {
  path: '/blog/:id',
  search: [],
  file: '',
  data: ({ id }) => [`/admin/upload/${id}`],
  load: async () => ({ Page: () => null }),
}
const notFoundRoute: PageRoute = { ...blog, path: '*', data: () => [] }
const pages = {
  pageRoutes: [blog],
  notFoundRoute,
  headOf: ({ path }: PageRoute) => ({ title: path, description: '', canonicalPath: '/' }),
  placeAt: (location: { pathname: string }) => ({ location, route: notFoundRoute, params: {} }),
  renderPage: () => '<p>A page</p>',
  bootScript: 'boot()',
  moreKeysOf: () => undefined,
  shownAnswersOf: (_: unknown, answers: unknown) => answers,
} as unknown as SitePages

let cms: Awaited<ReturnType<typeof startStandinCms>>
let site: Awaited<ReturnType<typeof openSite>>

async function openSite(variables: Record<string, string> = {}) {
  const result = readEnv({ CMS_URL: cms.url, ...variables })
  if (!('env' in result)) throw new Error(result.mistakes.join())
  const pools = openCmsPools(cms.url)
  const assetsOf = () => ({ script: '/main.js', preloads: [], styles: [], fonts: [] })
  const opened = await createSite({
    env: result.env,
    cms: pools,
    mediaStore: memoryFileStore(),
    pages: () => pages,
    assetsOf,
    isDraining: () => false,
  })
  opened.addHook('onClose', () => destroyCmsPools(pools))
  await opened.listen({ port: 0, host: '127.0.0.1' })
  return opened
}

beforeEach(async () => {
  cms = await startStandinCms({
    '/api/home': { json: homeBuilder() },
    '/api/stories': { json: [] },
    '/admin/upload': { json: [article] },
    [articlePath]: { json: article, headers: { etag: '"7-abc"' } },
    '/auth/login': { json: {} },
  })
  site = await openSite()
})
afterEach(async () => {
  site.server.closeAllConnections()
  await Promise.all([site.close(), cms.stop()])
})

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers })

/** Sends raw lines that no client library would send. */
async function sendRaw(...lines: string[]) {
  const socket = connect((site.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => (answer += String(part)))
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  await new Promise((resolve) => socket.once('close', resolve))
  return answer
}

describe('a token that comes with a public read', () => {
  test.each(['/api/home', '/admin/upload', articlePath, '/api/stories', '/api/stories?page=1'])('changes nothing: %s', async (url) => {
    const plain = await get(url)
    const answer = await get(url, { authorization: 'Bearer made-up' })
    expect([answer.statusCode, answer.body]).toEqual([200, plain.body])
    expect(answer.headers['cache-control']).toMatch(/^public/)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(cms.seen).toHaveLength(1)
    expect(cms.seen[0]?.headers).not.toHaveProperty('authorization')
  })

  test.each(['all=1', 'ALL', 'all[]=', '%61ll=1', 'all=1&all=2', 'page=1&aLl'])(
    'decides about stories with %s, which no cache sees',
    async (query) => {
      const url = `/api/stories?${query}`
      const first = await get(url)
      const second = await get(url, { authorization: 'Bearer of-somebody' })
      expect([first.headers['cache-control'], second.headers['cache-control']]).toEqual(['no-store', 'no-store'])
      expect(cms.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer of-somebody'])
    },
  )

  test('is not kept for anybody where the cms would allow it', async () => {
    cms.answers['/api/stories'] = { json: [], headers: { 'cache-control': 'public, max-age=60' } }
    expect((await get('/api/stories?all=1', { authorization: 'Bearer x' })).headers['cache-control']).toBe('no-store')
  })
})

test('the ETag of one piece is the one that the cms gave', async () => {
  const { headers } = await get(articlePath)
  expect(headers.etag).toBe('"7-abc"')
  expect((await get(articlePath, { 'if-none-match': '"7-abc"' })).statusCode).toBe(304)
})

test('a read that is refused because its client asks too often is 429 with the time to wait, and is asked anew for the next one', async () => {
  const json = { message: 'You have searched too often.', code: 'too-many-requests' }
  cms.answers['/api/stories'] = { status: 429, json, headers: { 'retry-after': '17' } }
  await get('/api/home')
  const answer = await get('/api/stories?page=3')
  expect(answer).toMatchObject({ statusCode: 429, headers: { 'cache-control': 'no-store', 'retry-after': '17' } })
  expect(answer.json().code).toBe('too-many-requests')
  expect((await get('/readyz')).json()).toEqual({ cms: 'up' })
  cms.answers['/api/stories'] = { status: 200, json: [] }
  expect((await get('/api/stories?page=3')).statusCode).toBe(200)
})

describe('reads of one client address that reach the cms', () => {
  beforeEach(async () => {
    await site.close()
    site = await openSite({ LIMIT_READS: '3/60', TRUST_PROXY: '1' })
  })
  const from = (address: string, url: string) => get(url, { 'x-forwarded-for': address })

  test('are limited; what is at hand is given all the same, and to others everything', async () => {
    const statuses: number[] = []
    for (const page of [1, 2, 3, 4]) statuses.push((await from('192.0.2.1:1000', `/admin/upload?page=${page}`)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
    const refused = await from('192.0.2.1:2000', '/api/none')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    expect((await from('192.0.2.1', '/admin/upload?page=1')).statusCode).toBe(200)
    expect((await from('192.0.2.2:1000', '/admin/upload?page=4')).statusCode).toBe(200)
  })

  test('count together however a proxy writes their address', async () => {
    const ways = ['[2001:db8::1]:443', '2001:db8::2', '"[2001:db8:0:0:1::]:9"', '[2001:db8::1]:444']
    const statuses: number[] = []
    for (const [at, address] of ways.entries()) statuses.push((await from(address, `/admin/upload?page=${at + 1}`)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

test('the cms gets the address without its port', async () => {
  await site.close()
  site = await openSite({ TRUST_PROXY: '1' })
  await site.inject({ method: 'POST', url: '/auth/login', headers: { 'x-forwarded-for': '198.51.100.9, [2001:db8::1]:443' }, payload: {} })
  expect(cms.seen[0]?.headers['x-artha-client-address']).toBe('2001:db8::1')
})

test.each([
  ['two hosts', ['GET /api/home HTTP/1.1', 'Host: a.example', 'Host: b.example']],
  ['two hosts of one name', ['GET /api/home HTTP/1.1', 'Host: a.example', 'host: a.example']],
  ['a fragment', ['GET /api/home#x HTTP/1.1', 'Host: a.example']],
  ['a fragment before a query', ['GET /#?all=1 HTTP/1.1', 'Host: a.example']],
])('%s in a request: 400', async (_, lines) => {
  expect(await sendRaw(...lines)).toMatch(/^HTTP\/1\.1 400 [^]*"code":"validation"/)
  expect(cms.seen).toEqual([])
})

test.each(['/blog/', '/stories/', '/blog//'])('%s is no page, and asks the cms nothing', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
  expect(cms.seen).toEqual([])
})

test.each(['/admin/upload/', '/api/stories/', '/api//home'])('%s is no list', async (url) => {
  expect([(await get(url)).statusCode, cms.seen]).toEqual([404, []])
})

test('security.txt says whom to tell', async () => {
  const { statusCode, headers, body } = await get('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toMatch(/^Contact: http:\/\/localhost:3000\/contact\nExpires: 20\d\d-\d\d-\d\dT00:00:00Z\n/)
})
