import { request as httpRequest } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { articleBuilder, cardBuilder } from '../src/mocks/data/article-builder.ts'
import { homeBuilder } from '../src/mocks/data/home-builder.ts'
import type { PageData } from '../src/app/page-data.ts'
import type { PageRoute } from '../src/pages/page-route.ts'
import { OpenConnections } from './edge/open-connections.ts'
import { destroyCmsPools, openCmsPools } from './upstream/cms-connection.ts'
import { readEnv } from './env.ts'
import { memoryFileStore } from './media/file-store.ts'
import type { SitePages } from './site-pages.ts'
import { createSite } from './site.ts'
import { startStandinCms } from './standins/standin-cms.ts'

const article = articleBuilder()
const articlePath = `/admin/upload/${article._id}`
const internalKey = 'k'.repeat(32)

/** Pages of one line each: these tests cover the path from the request to the page. */
const draw = vi.fn((location: string, { answers, hasFailed = false }: PageData) => {
  const count = Object.keys(answers).length
  return `<p>${location} ${count} ${String(hasFailed)}</p>`
})
const page = (path: string, data: PageRoute['data']): PageRoute => ({
  path,
  search: ['q'],
  file: '',
  data,
  load: async () => ({ Page: () => null }),
})
const routes = [page('/', () => ['/api/home']), page('/blog/:id', ({ id }) => [`/admin/upload/${id}`])]
const notFoundRoute = page('*', () => [])
const pages = {
  pageRoutes: routes,
  notFoundRoute,
  headOf: ({ path }: PageRoute) => ({ title: path, description: '', canonicalPath: '/' }),
  placeAt: (location: { pathname: string }) => ({ location, route: notFoundRoute, params: {} }),
  renderPage: draw,
  bootScript: 'boot()',
  moreKeysOf: () => undefined,
  shownAnswersOf: (_: unknown, answers: unknown) => answers,
} as unknown as SitePages

let cms: Awaited<ReturnType<typeof startStandinCms>>
let site: Awaited<ReturnType<typeof createSite>>
let address: string

beforeEach(async () => {
  cms = await startStandinCms({
    '/api/home': { json: homeBuilder({ feed: [cardBuilder()] }) },
    [articlePath]: { json: article },
    '/admin/upload': { json: [cardBuilder()], headers: { 'x-total-count': '1', 'x-powered-by': 'a cms' } },
    '/auth/login': { json: { token: 't' }, headers: { 'set-cookie': 'ticket=1' } },
    '/auth/google/callback': {
      status: 302,
      headers: { location: 'https://site.example/auth-success?token=t', 'set-cookie': ['a=; Max-Age=0; Path=/auth/google', 'b=1'] },
    },
    '/uploads/a.webp': { json: 'picture', headers: { 'content-type': 'image/webp' } },
  })
  const result = readEnv({ CMS_URL: cms.url, INTERNAL_KEY: internalKey })
  if (!('env' in result)) throw new Error(result.mistakes.join())
  const pools = openCmsPools(cms.url)
  const assetsOf = () => ({ script: '/main.js', preloads: [], styles: [], fonts: [] })
  site = await createSite({ env: result.env, cms: pools, mediaStore: memoryFileStore(), pages: () => pages, assetsOf, isDraining: () => false })
  site.addHook('onClose', () => destroyCmsPools(pools))
  await site.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`
})

afterEach(async () => {
  vi.restoreAllMocks()
  draw.mockClear()
  site.server.closeAllConnections()
  await Promise.all([site.close(), cms.stop()])
})

/** Sends the path unchanged, like curl --path-as-is; `fetch` would normalise it. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) =>
  new Promise<{ status: number; headers: Record<string, string>; body: string }>((resolve, reject) => {
    const asked = httpRequest(address, { path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(parts).toString(),
        }),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })

describe('a page', () => {
  test('is drawn once for all its readers', async () => {
    const first = await ask('/')
    expect(first).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding, Save-Data' } })
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=2, stale-while-revalidate=3, stale-if-error=86400')
    expect(first.body).toContain('<p>/ 1 false</p>')
    expect((await ask('/?utm_source=x')).headers.etag).toBe(first.headers.etag)
    expect(draw).toHaveBeenCalledTimes(1)
    expect(cms.seen).toHaveLength(1)
  })

  test('is drawn once for those who wait for it at the same time', async () => {
    let release = () => {}
    const after = new Promise<void>((resolve) => (release = resolve))
    cms.answers['/api/home'] = { json: homeBuilder({ feed: [cardBuilder()] }), after }
    const asked = Promise.all(Array.from({ length: 20 }, () => ask('/')))
    await expect.poll(() => cms.seen).toHaveLength(1)
    release()
    expect((await asked).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(draw).toHaveBeenCalledTimes(1)
  })

  test('has one copy for each query that it understands', async () => {
    expect((await ask('/?b=1&q=gold')).body).toContain('<p>/?q=gold 1 false</p>')
    expect((await ask('/?q=tax')).body).toContain('<p>/?q=tax 1 false</p>')
  })

  test('is 304 for who has it', async () => {
    const { headers } = await ask('/')
    expect(await ask('/', { 'if-none-match': `"other", ${headers.etag}` })).toMatchObject({ status: 304, body: '' })
    expect(await ask('/', { 'if-none-match': 'W/"other"' })).toMatchObject({ status: 200 })
  })

  test('carries the security headers and a request id', async () => {
    const { headers } = await ask('/')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each([
    ['/blog/none', 404],
    ['/nowhere', 404],
    ['//evil.example', 404],
    ['/%', 404],
    ['/%00', 404],
    ['/blog/%E0%A4', 404],
    ['/blog/..', 404],
    ['/assets/none.js', 404],
  ])('%s is %i with a page of ours', async (path, status) => {
    const answer = await ask(path)
    expect(answer).toMatchObject({ status, headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(answer.body).toContain('noindex')
  })

  test('with an id longer than any is 404', async () => {
    const answer = await ask(`/blog/${'a'.repeat(5_000)}`)
    expect(answer).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
  })

  test('is 503 when the cms was never reached, and the page read before goes on', async () => {
    await ask('/')
    await cms.stop()
    expect(await ask('/')).toMatchObject({ status: 200 })
    const unread = await ask(`/blog/${article._id}`)
    expect(unread).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '2' } })
  })

  test('that throws is 500 with the error page, and the log holds no query', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    draw.mockImplementationOnce(() => {
      throw new Error('a bug')
    })
    expect(await ask('/?q=secret')).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } })
    expect(draw).toHaveBeenLastCalledWith('/not-found', expect.objectContaining({ hasFailed: true }))
    const line = String(log.mock.calls[0]?.[0])
    expect(JSON.parse(line)).toMatchObject({ level: 'error', path: '/', error: 'a bug' })
    expect(line).not.toContain('secret')
  })

  test('cannot be written to', async () => {
    const answer = await ask('/', { 'content-type': 'application/json' }, 'POST', '{}')
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })
})

describe('a public read', () => {
  test('comes from the cache, with its headers, and is 304 for who has it', async () => {
    const first = await ask('/admin/upload?fields=card')
    const headers = { 'x-total-count': '1', 'content-type': 'application/json; charset=utf-8' }
    expect(first).toMatchObject({ status: 200, headers })
    expect(first.headers).not.toHaveProperty('x-powered-by')
    expect(JSON.parse(first.body)).toEqual([cardBuilder()])
    expect(await ask('/admin/upload?fields=card', { 'if-none-match': first.headers.etag ?? '' })).toMatchObject({ status: 304 })
    expect(cms.seen).toHaveLength(1)
  })

  test('asks the cms without anybody’s credentials, and says whose limit counts', async () => {
    await ask('/api/home', { cookie: 'a=b', authorization: 'Bearer x', 'x-artha-client-address': '1.1.1.1' })
    expect(Object.keys(cms.seen[0]?.headers ?? {}).filter((name) => name === 'cookie' || name === 'authorization')).toEqual([])
    expect(cms.seen[0]?.headers['x-artha-client-address']).toBe('127.0.0.1')
  })

  test('that the cms refuses is refused', async () => {
    cms.answers['/api/stories'] = { status: 400, json: { message: 'No.', code: 'validation' } }
    const answer = await ask('/api/stories?page=0')
    expect(answer).toMatchObject({ status: 400, headers: { 'cache-control': 'no-store' } })
    expect(JSON.parse(answer.body)).toEqual({ message: 'No.', code: 'validation' })
  })
})

test('a read tells the cms where the proxies are not those that TRUST_PROXY promises', async () => {
  await ask('/healthz', { 'x-forwarded-for': '192.0.2.1' })
  for (const page of [2, 3]) await ask(`/api/stories?page=${page}`, page === 2 ? {} : { 'x-forwarded-for': '192.0.2.1' })
  expect(cms.seen.map(({ headers }) => headers['x-artha-proxies'])).toEqual(['as-promised', 'more'])
})

describe('what is forwarded', () => {
  test('brings method, body and client address, but no header that claims to be from the site', async () => {
    const claims = { 'x-artha-client-address': '1.1.1.1', 'x-forwarded-for': '1.1.1.1' }
    const headers = { 'content-type': 'application/json', cookie: 'ticket=0', ...claims }
    const answer = await ask('/auth/login', headers, 'POST', '{"email":"a@b.c"}')
    expect(answer).toMatchObject({ status: 200, headers: { 'set-cookie': ['ticket=1'], 'cache-control': 'no-store' } })
    expect(cms.seen[0]).toMatchObject({
      method: 'POST',
      body: '{"email":"a@b.c"}',
      headers: { 'x-artha-client-address': '127.0.0.1', 'x-artha-internal-key': internalKey, cookie: 'ticket=0' },
    })
    expect(cms.seen[0]?.headers).not.toHaveProperty('x-forwarded-for')
    expect(cms.seen[0]?.headers['x-request-id']).toBe(answer.headers['x-request-id'])
  })

  test('goes on for every read of an account, with or without a token', async () => {
    await ask('/auth/me')
    const answer = await ask('/auth/me')
    expect(cms.seen).toHaveLength(2)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('leads where the cms says, and follows nothing itself', async () => {
    const answer = await ask('/auth/google/callback?code=a%20b&state=c', { cookie: 'artha-google=1.2' })
    expect(answer).toMatchObject({
      status: 302,
      headers: {
        location: 'https://site.example/auth-success?token=t',
        'set-cookie': ['a=; Max-Age=0; Path=/auth/google', 'b=1'],
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      },
    })
    expect(cms.seen).toMatchObject([{ url: '/auth/google/callback?code=a%20b&state=c', headers: { cookie: 'artha-google=1.2' } }])
  })

  test('carries no cookies elsewhere', async () => {
    await ask('/api/contact', { cookie: 'a=b' }, 'POST', '')
    expect(cms.seen[0]?.headers).not.toHaveProperty('cookie')
  })

  test('an upload may be kept for ever and runs nothing', async () => {
    const { headers } = await ask('/uploads/a.webp')
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  const evasive = ['/api/%', '/api/../admin/init', '/admin/upload/%2e%2e/init', '/api/..%2fadmin', '/uploads/%5c..%5ca']
  test.each(evasive)('%s leads nowhere', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, headers: { 'content-type': 'application/json; charset=utf-8' } })
    expect(cms.seen).toEqual([])
  })

  test('is 503 in our words when the cms is away', async () => {
    await cms.stop()
    const answer = await ask('/auth/login', {}, 'POST', '{}')
    expect(answer.status).toBe(503)
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'unavailable' })
  })
})

test.each([
  ['what is no HTTP', 'NONSENSE\r\n\r\n', '400'],
  ['a head too long', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
])('%s gets a refusal in the shape of the contract', async (_, text, status) => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => (answer += String(part)))
  socket.write(text)
  await new Promise((resolve) => socket.once('close', resolve))
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*"code":"validation"`))
})

test.each([
  ['a page', '/', 'GET', undefined],
  ['what is passed on', '/uploads/a.webp', 'GET', undefined],
  ['what is passed on with a body', '/auth/login', 'POST', '{"email":"a@b.in","password":"p"}'],
  ['a refusal', '/nothing-here', 'GET', undefined],
])('%s keeps its connection, but for a site that ends', async (_, path, method, body) => {
  const headers = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(body.length) }
  const connections = new OpenConnections(site.server)
  expect((await ask(path, headers, method, body)).headers.connection).toBe('keep-alive')
  connections.announceEnd()
  expect((await ask(path, headers, method, body)).headers.connection).toBe('close')
})
