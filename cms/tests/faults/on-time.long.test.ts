import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleData } from '../contract/samples'
import { startCms, type RunningCms } from '../running-cms'
import { startSite, type RunningSite } from '../running-site'
import { openStudio, superAdminToken } from '../studio'
import { expectShown, lookAround, scheduledBefore, watch } from './scheduled-entries'

/** Five seconds are promised; a busy machine takes up to five times as long. */
const thereWithinMs = 25_000

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

it('what is dated ahead is in every answer soon after its time', async () => {
  const { scheduled } = await scheduledBefore(newsroom, 'of tomorrow', (each) => lookAround(sites, each, 1))
  expectShown(sites, await watch(sites, scheduled, scheduled.at + thereWithinMs), scheduled)
})

it('what is published after a fall of the cms is on the front page soon after', async () => {
  for (const url of sites) expect((await fetch(url)).status).toBe(200)
  await cms.kill()
  cms = await startCms({ home: cms.home })
  token = await superAdminToken(cms.url)
  await openStudio(cms.url, token).post('article', articleData({ title: 'Written after the fall', featured: true }))
  for (const url of sites) {
    await expect.poll(async () => (await fetch(url)).text(), { timeout: thereWithinMs }).toContain('Written after the fall')
  }
})
