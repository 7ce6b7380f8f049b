import { afterAll, beforeAll, expect, it } from 'vitest'
import { raisedLimits } from '../raised-limits'
import { startCms, type RunningCms } from '../running-cms'
import { askSearch } from './ask-search'
import { inOrder, ndcgOf } from './ndcg'
import { askedQueries } from './search-queries'
import { freshQueries } from './search-queries-fresh'
import { laterQueries } from './search-queries-later'

let cms: RunningCms

beforeAll(async () => {
  cms = await startCms({ env: { ...raisedLimits, SEED: 'demo' } })
})
afterAll(() => cms.stop())

const search = (q: string) => askSearch(cms.url, q)

/** Returns the nDCG of one search in the demo publication. */
const goodness = async ([q, meant, helps]: (typeof askedQueries)[number]) => ({ q, ndcg: ndcgOf(inOrder(await search(q)), meant, helps) })

async function judge(queries: typeof askedQueries) {
  const judged = []
  for (const asked of queries) judged.push(await goodness(asked))
  const mean = judged.reduce((sum, { ndcg }) => sum + ndcg, 0) / judged.length
  console.log(`nDCG@5 of ${judged.length} questions: ${mean.toFixed(3)}`)
  return { judged, mean }
}

it('finds in the demo publication what readers mean, first', async () => {
  // The glossary, the official figures and the pages are indexed during the first searches
  await expect.poll(async () => (await search('privacy policy')).groups.length, { timeout: 60_000 }).toBeGreaterThan(0)
  await expect.poll(async () => (await search('repo rate')).groups.map(({ type }) => type)).toContain('figures')
  const { judged, mean } = await judge(askedQueries)
  expect(judged.length).toBeGreaterThanOrEqual(350)
  expect(judged.filter(({ ndcg }) => ndcg === 0).map(({ q }) => q)).toEqual(['how much loan can i get'])
  expect(mean).toBeGreaterThan(0.87)
  // Written by other people. Before the search was improved for these it was 0.63
  const fresh = await judge(freshQueries)
  expect(fresh.judged).toHaveLength(100)
  expect(fresh.mean).toBeGreaterThan(0.72)
  const later = await judge(laterQueries)
  expect(later.judged).toHaveLength(60)
  // Judged later and before they were tried; the search was then improved for them from 0.55
  expect(later.mean).toBeGreaterThan(0.66)
})
