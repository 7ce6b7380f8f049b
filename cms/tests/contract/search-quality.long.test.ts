import { afterAll, beforeAll, expect, it } from 'vitest'
import { raisedLimits } from '../raised-limits'
import { startCms, type RunningCms } from '../running-cms'
import { askSearch } from './ask-search'
import { inOrder, ndcgOf } from './ndcg'
import { askedQueries } from './search-queries'

let cms: RunningCms

beforeAll(async () => {
  cms = await startCms({ env: { ...raisedLimits, SEED: 'demo' } })
})
afterAll(() => cms.stop())

const search = (q: string) => askSearch(cms.url, q)

/** What is found in the demo publication, in its order. */
const goodness = async ([q, meant, helps]: (typeof askedQueries)[number]) => ({ q, ndcg: ndcgOf(inOrder(await search(q)), meant, helps) })

it('finds in the demo publication what readers mean, first', async () => {
  // The glossary, the register and the pages of the site are indexed beside the first questions
  await expect.poll(async () => (await search('privacy policy')).groups.length, { timeout: 60_000 }).toBeGreaterThan(0)
  await expect.poll(async () => (await search('repo rate')).groups.map(({ type }) => type)).toContain('figures')
  const judged = []
  for (const asked of askedQueries) judged.push(await goodness(asked))
  const mean = judged.reduce((sum, { ndcg }) => sum + ndcg, 0) / judged.length
  console.log(`nDCG@5 of ${judged.length} questions: ${mean.toFixed(3)}`)
  expect(judged.length).toBeGreaterThanOrEqual(350)
  expect(judged.filter(({ ndcg }) => ndcg === 0).map(({ q }) => q)).toEqual(['how much loan can i get'])
  expect(mean).toBeGreaterThan(0.87)
})
