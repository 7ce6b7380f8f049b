import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openRaw } from '../standins/raw-connection.ts'
import { startStandinCms } from '../standins/standin-cms.ts'
import { startStandinSite } from '../standins/standin-site.ts'
import { openMediaStore } from './open-media-store.ts'
import { MediaCache } from './media-cache.ts'
import { openCmsPools, destroyCmsPools, type CmsPools } from '../upstream/cms-connection.ts'
import { diskFileStore, memoryFileStore, type FileStore } from './file-store.ts'

const stamp = 'Sun, 22 Nov 2026 08:00:00 GMT'
const pictureOf = (text: string, modified = stamp) => ({
  text,
  headers: { 'content-type': 'image/webp', 'last-modified': modified, 'content-length': String(text.length) },
})
const answersOf = () => ({ '/uploads/a.webp': pictureOf('picture'), '/uploads/b.webp': pictureOf('another') })

let cms: Awaited<ReturnType<typeof startStandinCms>>
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'artha-kept-'))
  cms = await startStandinCms(answersOf())
})

afterEach(async () => {
  await cms.stop()
  await rm(folder, { recursive: true, force: true })
  vi.restoreAllMocks()
})

describe('the media cache', () => {
  let pools: CmsPools
  let cache: MediaCache
  let now: number

  const open = (store: FileStore) => {
    now = 0
    pools = openCmsPools(cms.url)
    cache = new MediaCache({ media: pools.media, store, now: () => now })
  }
  afterEach(() => destroyCmsPools(pools))
  const asked = () => cms.seen.map(({ method, url }) => `${method} ${url}`)

  test('is asked for once, and looked after by the rules of freshness', async () => {
    open(diskFileStore(folder, 1_000_000))
    const [first, second] = await Promise.all([cache.find('/uploads/a.webp'), cache.find('/uploads/a.webp')])
    expect(first).toMatchObject({ file: { bytes: 7, type: 'image/webp' } })
    expect(second).toBe(first)
    now = 1_999
    await cache.find('/uploads/a.webp')
    expect(asked()).toEqual(['GET /uploads/a.webp'])
    now = 3_000
    expect(await cache.find('/uploads/a.webp')).toMatchObject({ file: {} })
    await expect.poll(asked).toEqual(['GET /uploads/a.webp', 'HEAD /uploads/a.webp'])
  })

  test('is gone five seconds after it was deleted, at the latest, and changed when it was replaced', async () => {
    open(diskFileStore(folder, 1_000_000))
    await cache.find('/uploads/a.webp')
    await cache.find('/uploads/b.webp')
    delete cms.answers['/uploads/a.webp']
    cms.answers['/uploads/b.webp'] = pictureOf('replaced', 'Sun, 22 Nov 2026 09:00:00 GMT')
    now = 5_000
    expect(await cache.find('/uploads/a.webp')).toBe('missing')
    expect(await cache.find('/uploads/b.webp')).toMatchObject({ file: { bytes: 8 } })
    await expect.poll(() => readdir(folder)).toHaveLength(1)
  })

  test('is led on once its picture has another address, and not as something for good', async () => {
    open(diskFileStore(folder, 1_000_000))
    const site = await startStandinSite({ cmsUrl: cms.url })
    await cache.find('/uploads/a.webp')
    cms.answers['/uploads/a.webp'] = { status: 302, headers: { location: '/uploads/c.webp' } }
    now = 5_000
    expect(await cache.find('/uploads/a.webp')).toBe('not-cached')
    const answer = await fetch(`${site.url}/uploads/a.webp`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([302, '/uploads/c.webp', 'no-store'])
    await site.stop()
  })

  test.each<[string, () => Promise<unknown>]>([
    ['is away', () => cms.stop()],
    [
      'fails',
      async () => {
        cms.answers['/uploads/a.webp'] = { status: 500 }
      },
    ],
  ])('stays while the cms %s, and it is asked again only every second', async (_, fail) => {
    open(diskFileStore(folder, 1_000_000))
    await cache.find('/uploads/a.webp')
    await fail()
    now = 3_600_000
    const before = cms.seen.length
    for (let at = 0; at < 5; at += 1) expect(await cache.find('/uploads/a.webp')).toMatchObject({ file: { bytes: 7 } })
    expect(cms.seen.length - before).toBeLessThanOrEqual(1)
    expect(await cache.find('/uploads/never-read.webp')).toBe(cms.answers['/uploads/a.webp']?.status === 500 ? 'missing' : 'unreachable')
  })

  test('is bounded: the longest unread goes, with its file', async () => {
    open(diskFileStore(folder, 20_000))
    const names = Array.from({ length: 30 }, (_, at) => `/uploads/${at}.webp`)
    for (const name of names) {
      cms.answers[name] = pictureOf('x'.repeat(1_000))
      expect(await cache.find(name)).toMatchObject({ file: { bytes: 1_000 } })
    }
    await expect.poll(async () => (await readdir(folder)).length).toBeLessThanOrEqual(10)
    const before = cms.seen.length
    await cache.find(names.at(-1) ?? '')
    expect(cms.seen).toHaveLength(before)
  })

  test('is no file that is too large for it', async () => {
    open(diskFileStore(folder, 20_000))
    cms.answers['/uploads/film.mp4'] = pictureOf('x'.repeat(5_001))
    expect(await cache.find('/uploads/film.mp4')).toBe('not-cached')
    expect(await readdir(folder)).toEqual([])
  })

  test('that cannot be written is said once and given by the cms', async () => {
    const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    open(diskFileStore(path.join(folder, 'gone'), 1_000_000))
    expect([await cache.find('/uploads/a.webp'), await cache.find('/uploads/b.webp')]).toEqual(['not-cached', 'not-cached'])
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

describe('a folder for caches', () => {
  test('has one for each process; what killed ones left goes, and at the end ours', async () => {
    const left = await mkdtemp(path.join(folder, 'media-999999999-'))
    const { clear } = await openMediaStore(folder, 1_000_000)
    expect(await readdir(folder)).toEqual([expect.stringMatching(`^media-${process.pid}-`)])
    expect(left).toContain('999999999')
    await clear()
    expect(await readdir(folder)).toEqual([])
  })

  test('that cannot be written is one warning, and memory has to do', async () => {
    const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { store } = await openMediaStore('/dev/null/cache', 1_000_000)
    expect(store.largestBytes).toBe(memoryFileStore().largestBytes)
    expect(warn).toHaveBeenCalledTimes(1)
    expect(JSON.parse(String(warn.mock.calls[0]?.[0]))).toMatchObject({ level: 'warn' })
  })
})

describe.each<[string, () => FileStore]>([
  ['a folder', () => diskFileStore(folder, 1_000_000)],
  ['memory', memoryFileStore],
])('a picture kept in %s', (where, storeOf) => {
  test('is there while the cms is away, with its conditions', async () => {
    const site = await startStandinSite({ cmsUrl: cms.url, mediaStore: storeOf() })
    const ask = (headers: Record<string, string> = {}, method = 'GET') => fetch(`${site.url}/uploads/a.webp`, { headers, method })
    const first = await ask()
    await cms.stop()
    const again = await ask()
    expect([again.status, await again.text()]).toEqual([200, 'picture'])
    for (const { headers } of [first, again]) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-length': '7',
        'last-modified': stamp,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
    }
    // Not with fetch, which would prevent an answer from a cache
    const known = `if-none-match: ${again.headers.get('etag')}\r\nconnection: close`
    expect(await openRaw(site.port, `GET /uploads/a.webp HTTP/1.1\r\nhost: s\r\n${known}\r\n\r\n`).ended).toMatch(/^HTTP\/1.1 304 /)
    const head = await ask({}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '7', ''])
    const part = await ask({ range: 'bytes=1-3' })
    // A server may answer a range with the whole file. Films, which need ranges, are stored only on disk
    expect([part.status, await part.text()]).toEqual(where === 'memory' ? [200, 'picture'] : [206, 'ict'])
    await site.stop()
  })
})

test.each([
  ['bytes=0-1', 206, 'bytes 0-1/7', 'pi'],
  ['bytes=4-', 206, 'bytes 4-6/7', 'ure'],
  ['bytes=-2', 206, 'bytes 5-6/7', 're'],
  ['bytes=3-999', 206, 'bytes 3-6/7', 'ture'],
  ['bytes=5-4', 200, null, 'picture'],
  ['bytes=9-', 416, 'bytes */7', '{"message":"This file ends before.","code":"validation"}'],
])('the range %s of a kept file is %i', async (range, status, contentRange, body) => {
  const site = await startStandinSite({ cmsUrl: cms.url, mediaStore: diskFileStore(folder, 1_000_000) })
  const answer = await fetch(`${site.url}/uploads/a.webp`, { headers: { range } })
  expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([status, contentRange, body])
  await site.stop()
})
