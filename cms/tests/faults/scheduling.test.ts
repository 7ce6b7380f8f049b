import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectHidden, expectShown, lookAround, scheduledBefore, watch } from './scheduled-entries'
import { startTwoSites, type TwoSites } from './two-sites'

/** The time to wait for due entries; `on-time.long.test.ts` measures how long they take. */
const patienceMs = 60_000

let sites: TwoSites

beforeAll(async () => {
  sites = await startTwoSites()
})

afterAll(() => sites.stop())

it('what is dated ahead is in no answer before its time, and in every one after it', async () => {
  const { scheduled, result: before } = await scheduledBefore(sites.newsroom, 'of tomorrow', (each) => lookAround(sites.urls, each, 3))
  expectHidden(before, scheduled)
  const sights = await watch(sites.urls, scheduled, scheduled.at + patienceMs)
  const early = sights.filter(({ answeredAt }) => answeredAt < scheduled.at)
  expectHidden(early, scheduled)
  expectShown(sites.urls, sights, scheduled)
})

it('what came due while the cms was gone is there after its return, and not before', async () => {
  const { scheduled, result: before } = await scheduledBefore(sites.newsroom, 'of a night', async (each) => {
    const seen = await lookAround(sites.urls, each, 1)
    await sites.fall()
    // If it was due before the cms was killed, start again for the next try
    if (Date.now() >= each.at) await sites.rise()
    return seen
  })
  const during = await watch(sites.urls, scheduled, scheduled.at + 2_000)
  expect(during.filter(({ answeredAt }) => answeredAt > scheduled.at).length).toBeGreaterThan(0)
  expectHidden([...before, ...during], scheduled)
  await sites.rise()
  expectShown(sites.urls, await watch(sites.urls, scheduled, Date.now() + patienceMs), scheduled)
})
