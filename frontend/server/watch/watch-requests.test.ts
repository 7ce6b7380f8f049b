import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { articleBuilder } from '../../src/mocks/data/article-builder.ts'
import { homeBuilder } from '../../src/mocks/data/home-builder.ts'
import { startStandinCms } from '../standins/standin-cms.ts'
import { startStandinSite } from '../standins/standin-site.ts'
import type { AnsweredRequest } from './request-lines.ts'
import { SiteMetrics } from './site-metrics.ts'

const article = articleBuilder()
const internalKey = 'k'.repeat(32)

let cms: Awaited<ReturnType<typeof startStandinCms>>
let site: Awaited<ReturnType<typeof startStandinSite>>
let heard: AnsweredRequest[]
let metrics: SiteMetrics

beforeEach(async () => {
  heard = []
  metrics = new SiteMetrics()
  cms = await startStandinCms({
    '/api/home': { json: homeBuilder() },
    [`/admin/upload/${article._id}`]: { json: article },
    '/auth/login': { status: 401, json: { message: 'No.', code: 'unauthenticated' } },
  })
  site = await startStandinSite({
    cmsUrl: cms.url,
    variables: { INTERNAL_KEY: internalKey, TRUST_PROXY: '1' },
    listeners: [(request) => heard.push(request), (request) => metrics.count(request)],
    showState: (state) => metrics.readFrom(state),
  })
})

afterEach(() => Promise.all([site.stop(), cms.stop()]))

async function ask(path: string, init?: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }) {
  const before = heard.length
  const answer = await fetch(`${site.url}${path}`, { ...init, headers: { 'accept-encoding': 'identity', ...init?.headers } })
  const body = await answer.text()
  await expect.poll(() => heard.length).toBeGreaterThan(before)
  return { answer, body, heard: heard.at(-1) }
}

test('a request is heard of with its route, never with its address', async () => {
  const said = await ask(`/admin/upload/${article._id}?mail=asha@mail.example`)
  expect(said.heard).toMatchObject({ method: 'GET', route: '/admin/upload/{id}', status: 200, cache: 'miss' })
  expect(said.heard?.bytes).toBe(Buffer.byteLength(said.body))
  expect(said.heard?.ms).toBeGreaterThan(0)
  expect(JSON.stringify(heard)).not.toContain(article._id)
})

test.each([
  ['/?token=t', '/', 200],
  ['/nothing/here', '*', 404],
  ['/blog/%zz', '*', 404],
  ['/api/nothing/here', '/api/*', 404],
  ['/auth/unsubscribe/s3cret', '/auth/unsubscribe/{token}', 404],
  ['/uploads/a-picture.webp', '/uploads/*', 404],
])('%s is the route %s', async (path, route, status) => {
  expect((await ask(path)).heard).toMatchObject({ route, status })
})

test('the second reading comes from the cache', async () => {
  expect((await ask('/')).heard?.cache).toBe('miss')
  expect((await ask('/')).heard?.cache).toBe('hit')
  expect((await ask('/auth/login', { method: 'POST', body: '{}' })).heard).not.toHaveProperty('cache')
})

test('an answer without a body has no bytes', async () => {
  const { answer } = await ask('/')
  expect((await ask('/', { method: 'HEAD' })).heard).toMatchObject({ method: 'HEAD', bytes: 0 })
  expect((await ask('/', { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })).heard).toMatchObject({ status: 304, bytes: 0 })
})

test('a client that goes before the answer is 499', async () => {
  let answerCms = () => {}
  cms.answers['/api/home'] = { json: homeBuilder(), after: new Promise<void>((resolve) => (answerCms = resolve)) }
  const client = connect(site.port, '127.0.0.1')
  client.write('GET /api/home HTTP/1.1\r\nhost: a\r\n\r\n')
  await expect.poll(() => cms.seen).toHaveLength(1)
  client.destroy()
  await expect.poll(() => heard).toHaveLength(1)
  expect(heard[0]).toMatchObject({ route: '/api/home', status: 499 })
  answerCms()
})

test('one id goes through both programs: that of a trusted proxy, else an own one', async () => {
  await ask('/api/home', { headers: { 'x-request-id': 'proxy-id-1' } })
  expect(heard[0]?.requestId).toBe('proxy-id-1')
  expect(cms.seen[0]?.headers).toMatchObject({ 'x-request-id': 'proxy-id-1', 'x-artha-internal-key': internalKey })
  const { answer } = await ask('/auth/login', { method: 'POST', body: '{}', headers: { 'x-request-id': 'not acceptable' } })
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(cms.seen.at(-1)?.headers['x-request-id']).toBe(answer.headers.get('x-request-id'))
})

test('figures have routes for labels, and say what waits and what is kept', async () => {
  await ask(`/admin/upload/${article._id}?mail=asha@mail.example`)
  await ask('/someone@mail.example')
  await ask('/', { method: 'PROPFIND' })
  const text = await metrics.registry.metrics()
  expect(text).toContain('artha_site_requests_total{method="GET",route="/admin/upload/{id}",status="200",cache="miss"} 1')
  expect(text).toContain('method="other"')
  expect(text).toContain('artha_site_cms_up 1')
  expect(text).toContain('artha_site_waiting{queue="reads"} 0')
  expect(text).toMatch(/artha_site_cms_connections\{pool="reads",state="free"\} \d/)
  expect(text).toMatch(/artha_site_cache_bytes\{cache="answers"\} [1-9]/)
  expect(text).not.toMatch(/mail\.example|[a-z0-9]{24}/)
})
