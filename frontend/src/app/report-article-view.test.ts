import { afterEach, expect, test, vi } from 'vitest'

const [first, second] = ['aaaaaaaaaaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbbbbbbbbb']
const sendBeacon = vi.fn(() => true)

/** Starts the app at an address that the server has served. */
async function appAt(pathname: string) {
  vi.resetModules()
  const served = { name: `http://localhost${pathname}?q=1` }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([served as PerformanceEntry])
  vi.stubGlobal('navigator', { sendBeacon })
  const { reportArticleView } = await import('./report-article-view.ts')
  return (...pathnames: string[]) => {
    for (const each of pathnames) reportArticleView(each)
    return sendBeacon.mock.calls.flat()
  }
}

afterEach(() => {
  sendBeacon.mockClear()
  // Stubs are global, and other tests run in the same environment
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('an article opened from another page is told of once, however often its head changes', async () => {
  const show = await appAt('/')
  expect(show(`/blog/${first}/a-title`, `/blog/${first}/a-title`)).toEqual([`/opened/${first}`])
})

test('the article that the server sent is not, until the reader has been elsewhere', async () => {
  const show = await appAt(`/blog/${first}`)
  expect(show(`/blog/${first}/a-title`)).toEqual([])
  expect(show(`/blog/${second}`, `/blog/${first}`, '/calculators', `/blog/${first}`)).toEqual([second, first, first].map((id) => `/opened/${id}`))
})
