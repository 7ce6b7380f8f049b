import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectShown, lookAround, scheduledBefore, watch } from './scheduled-entries'
import { startTwoSites, type TwoSites } from './two-sites'

/** The goal is five seconds; a busy machine may take five times as long. */
const thereWithinMs = 25_000

let sites: TwoSites

beforeAll(async () => {
  sites = await startTwoSites()
})

afterAll(() => sites.stop())

it('what is dated ahead is in every answer soon after its time', async () => {
  const { scheduled } = await scheduledBefore(sites.newsroom, 'of tomorrow', (each) => lookAround(sites.urls, each, 1))
  expectShown(sites.urls, await watch(sites.urls, scheduled, scheduled.at + thereWithinMs), scheduled)
})

it('what is published after a fall of the cms is on the front page soon after', async () => {
  for (const url of sites.urls) expect((await fetch(url)).status).toBe(200)
  await sites.fall()
  await sites.rise()
  await sites.publish('Written after the fall')
  for (const url of sites.urls) {
    await expect.poll(async () => (await fetch(url)).text(), { timeout: thereWithinMs }).toContain('Written after the fall')
  }
})
