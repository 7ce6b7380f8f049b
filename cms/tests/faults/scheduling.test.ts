import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleData } from '../contract/samples'
import { startCms, type RunningCms } from '../running-cms'
import { startSite, type RunningSite } from '../running-site'
import { openStudio, superAdminToken } from '../studio'
import { expectHidden, expectShown, lookAround, scheduledBefore, watch } from './scheduled-entries'

/** How long what is due is waited for; within how many seconds it is there is what `on-time.long.test.ts` measures. */
const patienceMs = 60_000

let cms: RunningCms
let replicas: RunningSite[]
let sites: string[]
let token: string

beforeAll(async () => {
  cms = await startCms()
  token = await superAdminToken(cms.url)
  await openStudio(cms.url, token).post('article', articleData({ title: 'Already there', featured: true }))
  replicas = await Promise.all([startSite(cms.url), startSite(cms.url)])
  sites = replicas.map(({ url }) => url)
})

afterAll(async () => {
  await Promise.all(replicas.map((site) => site.stop()))
  await cms.stop()
})

const newsroom = () => ({ cmsUrl: cms.url, token })

it('what is dated ahead is in no answer before its time, and in every one after it', async () => {
  const { scheduled, result: before } = await scheduledBefore(newsroom, 'of tomorrow', (each) => lookAround(sites, each, 3))
  expectHidden(before, scheduled)
  const sights = await watch(sites, scheduled, scheduled.at + patienceMs)
  const early = sights.filter(({ answeredAt }) => answeredAt < scheduled.at)
  expectHidden(early, scheduled)
  expectShown(sites, sights, scheduled)
})

it('what came due while the cms was gone is there after its return, and not before', async () => {
  const { scheduled, result: before } = await scheduledBefore(newsroom, 'of a night', async (each) => {
    const seen = await lookAround(sites, each, 1)
    await cms.kill()
    // Too late: it was due while the cms was still there
    if (Date.now() >= each.at) cms = await startCms({ home: cms.home })
    return seen
  })
  const during = await watch(sites, scheduled, scheduled.at + 2_000)
  expect(during.filter(({ answeredAt }) => answeredAt > scheduled.at).length).toBeGreaterThan(0)
  expectHidden([...before, ...during], scheduled)
  cms = await startCms({ home: cms.home })
  expectShown(sites, await watch(sites, scheduled, Date.now() + patienceMs), scheduled)
})
