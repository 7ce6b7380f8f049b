import { Agent, get } from 'node:http'
import type { Device, ArticleViewBatch } from '@artha/contract/article-views'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { articleBuilder } from '../../src/mocks/data/article-builder.ts'
import { destroyCmsPools, openCmsPools, type CmsPools } from '../upstream/cms-connection.ts'
import { startStandinCms } from '../standins/standin-cms.ts'
import { startStandinSite } from '../standins/standin-site.ts'
import { countReaders } from './count-readers.ts'

const key = 'k'.repeat(32)
const siteUrl = 'https://artha.example'
const noon = new Date('2026-11-22T06:30:00Z')
const known = articleBuilder()

let cms: Awaited<ReturnType<typeof startStandinCms>>
let pools: CmsPools
let readers: ReturnType<typeof countReaders>
let site: Awaited<ReturnType<typeof startStandinSite>>

beforeEach(async () => {
  vi.useFakeTimers({ now: noon, toFake: ['Date', 'setInterval'] })
  cms = await startStandinCms({
    '/internal/openings': { status: 204 },
    [`/admin/upload/${known._id}`]: { json: known },
  })
  pools = openCmsPools(cms.url)
  readers = countReaders(pools.calls, siteUrl, key)
  site = await startStandinSite({ cmsUrl: cms.url, listeners: [readers.onAnswered] })
})

afterEach(async () => {
  await readers.stop()
  await Promise.all([site.stop(), destroyCmsPools(pools)])
  await cms.stop()
  vi.useRealTimers()
})

const agent = new Agent({ keepAlive: true, maxSockets: 40 })
const ask = (path: string, headers: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    get(`${site.url}${path}`, { agent, headers }, (answer) => answer.resume().once('end', resolve)).once('error', reject)
  })

const handedOver = () =>
  cms.seen
    .filter(({ url }) => url === '/internal/openings')
    // The counter wrote the body, so the cast is safe
    .map(({ body }) => JSON.parse(body) as ArticleViewBatch)

const agents: [agent: string, device: Device | undefined][] = [
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'desk'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1', 'tablet'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', undefined],
]
const places: [referrer: string | undefined, host: string][] = [
  [undefined, 'direct'],
  ['https://www.google.com/search?q=rates', 'google.com'],
  [`${siteUrl}/calculators`, 'this site'],
]
const articles = Array.from({ length: 7 }, (_, at) => `${'a'.repeat(23)}${at}`)

test('ten thousand known requests are counted exactly: most from the page cache, robots not at all', async () => {
  const expected = new Map<string, number>()
  const requests = Array.from({ length: 10_000 }, (_, at) => {
    const [userAgent = '', device] = agents[at % agents.length] ?? []
    const [referer, host = ''] = places[at % places.length] ?? []
    const article = articles[at % articles.length] ?? ''
    const count = `2026-11-22 ${article} ${host} ${device}`
    if (device !== undefined) expected.set(count, (expected.get(count) ?? 0) + 1)
    return { path: `/blog/${article}`, headers: { 'user-agent': userAgent, ...(referer !== undefined && { referer }) } }
  })
  await Promise.all(requests.map(({ path, headers }) => ask(path, headers)))
  await readers.write()
  const [batch] = handedOver()
  expect(new Map(batch?.rows.map(({ day, article, host, device, openings }) => [`${day} ${article} ${host} ${device}`, openings]))).toEqual(expected)
  expect([...expected.values()].reduce((sum, each) => sum + each, 0)).toBe(7_500)
})

test('what the cms could not take is handed over again under its id, and then no more', async () => {
  const headers = { 'user-agent': agents[0]?.[0] ?? '' }
  cms.answers['/internal/openings'] = { status: 503, json: {} }
  await ask(`/blog/${articles[0]}`, headers)
  await readers.write()
  cms.answers['/internal/openings'] = { status: 204 }
  await ask(`/blog/${articles[1]}`, headers)
  await readers.write()
  await readers.write()
  const [failed, again, next, ...more] = handedOver()
  expect(again).toEqual(failed)
  expect(next?.rows).toEqual([expect.objectContaining({ article: articles[1], openings: 1 })])
  expect(more).toEqual([])
  expect(cms.seen.find(({ url }) => url === '/internal/openings')?.headers['x-artha-internal-key']).toBe(key)
})

test('an article opened within the app counts where there is such an article and the page is ours', async () => {
  const tell = (id: string, place: string) =>
    fetch(`${site.url}/opened/${id}`, { method: 'POST', headers: { 'user-agent': agents[1]?.[0] ?? '', 'sec-fetch-site': place } })
  const statuses = [await tell(known._id, 'same-origin'), await tell(known._id, 'cross-site'), await tell('b'.repeat(24), 'same-origin')]
  expect(statuses.map(({ status }) => status)).toEqual([204, 403, 404])
  const counted = async () => {
    await readers.write()
    return handedOver().flatMap(({ rows }) => rows)
  }
  await expect.poll(counted).toEqual([{ day: '2026-11-22', article: known._id, host: 'this site', device: 'desk', openings: 1 }])
})
