import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ApiErrorDetails } from '../../src/api/api-error.ts'
import type { PageRoute } from '../../src/pages/page-route.ts'
import { startStandinCms } from '../standins/standin-cms.ts'
import { startStandinSite } from '../standins/standin-site.ts'

const tooMany = { message: 'Too many requests.', code: 'too-many-requests' }

/** The key of each page; a failed read is remembered for a second, so each case has its own. */
const keys: Record<string, string> = { '/away': '/api/glossary', '/refused': '/api/home' }
const routes = Object.entries(keys).map(([path, key]): PageRoute => ({
  path,
  search: [],
  file: '',
  data: () => [key],
  load: async () => ({ Page: () => null }),
}))
const draw = vi.fn(
  (path: string, { failures }: { failures: Record<string, ApiErrorDetails> }) => `<p>Again at ${failures[keys[path] ?? '']?.retryAt}.</p>`,
)
const pages = {
  pageRoutes: routes,
  notFoundRoute: { ...routes[0], path: '*' },
  headOf: () => ({ title: 'A page', description: '', canonicalPath: '/' }),
  renderPage: draw,
}

let cms: Awaited<ReturnType<typeof startStandinCms>>
let site: Awaited<ReturnType<typeof startStandinSite>>
let address: string

beforeAll(async () => {
  cms = await startStandinCms({})
  site = await startStandinSite({ cmsUrl: cms.url, pages })
  address = site.url
})
afterAll(async () => {
  await Promise.all([site.stop(), cms.stop()])
})

// Only the date is fake: connections need their timers
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  draw.mockClear()
})
afterEach(() => vi.useRealTimers())

test.each([
  ['the cms is away', '/away', { status: 503 }, 503],
  ['the cms refuses the reader for a minute', '/refused', { status: 429, headers: { 'retry-after': '60' }, json: tooMany }, 429],
])('while %s, no reader is told to try again at a time that has passed', async (_, path, answer, status) => {
  cms.answers[keys[path] ?? ''] = answer
  const retryTimeAt = async (now: string) => {
    vi.setSystemTime(now)
    const response = await fetch(address + path)
    expect(response.status).toBe(status)
    return /Again at (\S+)\./.exec(await response.text())?.[1]
  }
  expect(await retryTimeAt('2026-11-26T06:30:10Z')).toBe('2026-11-26T06:32:00.000Z')
  expect(await retryTimeAt('2026-11-26T06:30:50Z')).toBe('2026-11-26T06:32:00.000Z')
  // Both readers are told the same minute, so one page serves them
  expect(draw).toHaveBeenCalledTimes(1)
  expect(await retryTimeAt('2026-11-26T06:32:01Z')).toBe('2026-11-26T06:34:00.000Z')
})
