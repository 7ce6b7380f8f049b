import { figureOn, numberOf } from '@artha/contract/figure-on'
import type { FigureRow } from '@artha/contract/figure-answer'
import { shippedFigures } from '@artha/contract/figures/all-figures'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { todayInIndia } from '../../src/lib/india-clock.ts'
import type { PageRoute } from '../../src/pages/page-route.ts'
import { startStandinCms } from '../standins/standin-cms.ts'
import { startStandinSite } from '../standins/standin-site.ts'

const key = '/api/figures?keys=epf-ceiling'
const route: PageRoute = { path: '/epf-calculator', search: [], file: '', data: () => [key], load: async () => ({ Page: () => null }) }
const pages = {
  pageRoutes: [route],
  notFoundRoute: { ...route, path: '*' },
  headOf: () => ({ title: 'EPF', description: '', canonicalPath: '/epf-calculator' }),
  // As pages do: a rule gets the rows and the day
  renderPage: (_: string, { answers }: { answers: Record<string, readonly FigureRow[]> }) =>
    `<p>Ceiling ${numberOf(figureOn(answers[key] ?? [], 'epf-ceiling', todayInIndia()))}</p>`,
}

let cms: Awaited<ReturnType<typeof startStandinCms>>
let site: Awaited<ReturnType<typeof startStandinSite>>
let address: string

beforeAll(async () => {
  cms = await startStandinCms({ '/api/figures': { json: shippedFigures.filter(({ figureKey }) => figureKey === 'epf-ceiling') } })
  site = await startStandinSite({ cmsUrl: cms.url, pages })
  address = site.url + route.path
})
afterAll(async () => {
  await Promise.all([site.stop(), cms.stop()])
})

// Only the date is fake: connections need their timers
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const pageOf = async (etag?: string) => {
  const answer = await fetch(address, { headers: etag === undefined ? {} : { 'if-none-match': etag } })
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', says: /Ceiling \d+/.exec(await answer.text())?.[0] }
}

test('a page that was kept before midnight in India follows a figure that begins then, though the cms says nothing new', async () => {
  vi.setSystemTime('2026-09-16T18:29:59Z')
  const before = await pageOf()
  expect(before).toMatchObject({ status: 200, says: 'Ceiling 15000' })
  expect((await pageOf(before.etag)).status).toBe(304)

  vi.setSystemTime('2026-09-16T18:30:00Z')
  // Also for a browser that has the page of the day before
  expect(await pageOf(before.etag)).toMatchObject({ status: 200, says: 'Ceiling 25000' })
  // If the clock is set back, the page shows the earlier day
  vi.setSystemTime('2026-09-16T18:29:58Z')
  expect((await pageOf()).says).toBe('Ceiling 15000')
})
