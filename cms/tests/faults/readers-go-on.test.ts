import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleData } from '../contract/samples'
import { startCms, type RunningCms } from '../running-cms'
import { startSite, type RunningSite } from '../running-site'
import { openStudio, superAdminToken } from '../studio'

const readers = 50
const killedForMs = 4_000
/** How old a page may be once the cms answers again. */
const freshWithinMs = 5_000

let cms: RunningCms
let site: RunningSite
let pages: string[]

beforeAll(async () => {
  cms = await startCms()
  const studio = openStudio(cms.url, await superAdminToken(cms.url))
  const ids = []
  for (let at = 0; at < 5; at += 1) ids.push(await studio.post('article', articleData({ title: `Article number ${at}` })))
  site = await startSite(cms.url)
  pages = ['/', ...ids.map((id) => `/blog/${id}`)]
})

afterAll(async () => {
  await site.stop()
  await cms.stop()
})

const read = async (page: string) => {
  const response = await fetch(site.url + page)
  return { status: response.status, html: await response.text() }
}

/** Reads the pages in a loop until stopped; returns how often, and which reads failed. */
function startReading() {
  const seen = { pages: 0, failures: [] as string[] }
  let reading = true
  const oneReader = async (first: number) => {
    for (let at = first; reading; at += 1) {
      const page = pages[at % pages.length] ?? '/'
      const { status } = await read(page)
      seen.pages += 1
      if (status !== 200) seen.failures.push(`${page}: ${status}`)
      await pause(10)
    }
  }
  const all = Promise.all(Array.from({ length: readers }, (_, first) => oneReader(first)))
  return {
    async stop() {
      reading = false
      await all
      return seen
    },
  }
}

it('no page fails that was read before, while the cms is gone; afterwards a change is there within five seconds', async () => {
  for (const page of pages) expect((await read(page)).status).toBe(200)

  const reading = startReading()
  await pause(500)
  await cms.kill()
  await pause(killedForMs)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  const seen = await reading.stop()
  expect(seen.failures).toEqual([])
  expect(seen.pages).toBeGreaterThan(readers * 10)

  cms = await startCms({ home: cms.home })
  const studio = openStudio(cms.url, await superAdminToken(cms.url))
  await studio.post('article', articleData({ title: 'Written after the fall', featured: true }))
  const published = Date.now()
  let page = await read('/')
  while (!page.html.includes('Written after the fall') && Date.now() - published < freshWithinMs) {
    await pause(100)
    page = await read('/')
  }
  expect(page.html).toContain('Written after the fall')
}, 120_000)
