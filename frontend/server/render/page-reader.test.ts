import { afterEach, expect, it, vi } from 'vitest'
import type { PageRoute } from '../../src/pages/page-route.ts'
import type { CacheReader } from './board-updates.ts'
import { failuresOf, readPage, statusOf } from './page-reader.ts'

const route: PageRoute = { path: '/', search: [], file: '', data: () => [], load: async () => ({ Page: () => null }) }
const asked = { route, params: {}, search: new URLSearchParams() }
const none = { read: () => ({ failed: 'network' }) } as unknown as CacheReader

afterEach(() => void vi.useRealTimers())

it.each([
  ['has nothing to read', [], 200],
  ['cannot be', undefined, 404],
  ['has keys that cannot be read now', ['/admin/upload'], 503],
])('a page that %s answers', async (_, more, status) => {
  expect(statusOf(await readPage(none, asked, () => more))).toBe(status)
})

it('a page of a client that asks too often is 429 and says when to try again', async () => {
  vi.setSystemTime('2026-11-26T06:30:00Z')
  const refusing = { read: () => ({ failed: 'refused', waitSeconds: 30 }) } as unknown as CacheReader
  const reading = await readPage(refusing, asked, () => ['/api/search?q=loan'])
  expect(statusOf(reading)).toBe(429)
  const { '/api/search?q=loan': failure } = failuresOf(reading)
  expect(failure).toMatchObject({ kind: 'refused', status: 429, code: 'too-many-requests', retryAt: '2026-11-26T06:31:00.000Z' })
})
