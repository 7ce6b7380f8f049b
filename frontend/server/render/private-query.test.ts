import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageRoute } from '../../src/pages/page-route.ts'
import { startStandinCms } from '../standins/standin-cms.ts'
import { startStandinSite } from '../standins/standin-site.ts'

const route: PageRoute = {
  path: '/budget-calculator',
  search: ['income', 'expense'],
  file: '',
  data: () => [],
  hasPrivateQuery: true,
  load: async () => ({ Page: () => null }),
}
const draw = vi.fn((location: string) => `<p>${location}</p>`)
const pages = {
  pageRoutes: [route],
  notFoundRoute: { ...route, path: '*' },
  headOf: () => ({ title: 'Budget', description: '', canonicalPath: '/budget-calculator' }),
  renderPage: draw,
}

let cms: Awaited<ReturnType<typeof startStandinCms>>
let site: Awaited<ReturnType<typeof startStandinSite>>
let address: string

beforeEach(async () => {
  draw.mockClear()
  cms = await startStandinCms({})
  site = await startStandinSite({ cmsUrl: cms.url, pages })
  address = site.url
})

afterEach(async () => {
  await Promise.all([site.stop(), cms.stop()])
})

test('an answer to what somebody entered is drawn each time, kept nowhere, and has every row', async () => {
  const query = 'income=Salary%3A60000&income=Rent%3A5000&expense=Food%3A9000'
  for (let times = 0; times < 2; times += 1) {
    const answer = await fetch(`${address}/budget-calculator?${query}&utm_source=mail`)
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  }
  expect(draw.mock.calls.map(([location]) => location)).toEqual(Array(2).fill(`/budget-calculator?${query}`))
})

test('a row that is left empty keeps its place among the others', async () => {
  await fetch(`${address}/budget-calculator?income=&income=5000&expense=`)
  expect(draw.mock.calls.map(([location]) => location)).toEqual(['/budget-calculator?income=&income=5000'])
})

test('the page without a query is one for all, and is kept', async () => {
  for (const asked of ['', '?utm_source=mail', '?income=']) {
    const answer = await fetch(`${address}/budget-calculator${asked}`)
    expect(answer.headers.get('cache-control')).toContain('public')
  }
  expect(draw.mock.calls.map(([location]) => location)).toEqual(['/budget-calculator'])
})
