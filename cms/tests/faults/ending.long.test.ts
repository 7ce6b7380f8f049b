import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCms, type RunningCms } from '../running-cms'
import { startSite, type RunningSite } from '../running-site'
import { keepAsking } from './keep-alive-clients'

/** Each program should end within twelve seconds, including a pause of two; a busy machine may take five times as long. */
const endedWithinMs = 60_000
const env = { DRAIN_SECONDS: '2' }

let cms: RunningCms
let site: RunningSite

beforeAll(async () => {
  cms = await startCms({ env })
  site = await startSite(cms.url, { env })
})
afterAll(() => cms.stop())

async function endUnderClients(url: string, stop: () => Promise<number | null>) {
  const clients = keepAsking(url, [{ path: '/healthz' }, { path: '/api/home' }])
  await expect.poll(clients.answered).toBeGreaterThan(100)
  const begun = performance.now()
  const code = await stop()
  const tookMs = performance.now() - begun
  expect([code, await clients.stop()]).toEqual([0, []])
  expect(tookMs).toBeLessThan(endedWithinMs)
}

it('neither program takes long to end while it is asked', async () => {
  await endUnderClients(site.url, site.stop)
  await endUnderClients(cms.url, cms.end)
})
