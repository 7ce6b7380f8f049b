import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
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
let cacheFolder: string

/** The smallest room that the settings take: an eighth of it is for answers. */
const startSiteHere = () => startSite(cms.url, { env: { SITE_CACHE_DIR: cacheFolder, SITE_CACHE_MB: '16' } })

beforeAll(async () => {
  cacheFolder = await mkdtemp(path.join(os.tmpdir(), 'artha-site-'))
  cms = await startCms()
  const studio = openStudio(cms.url, await superAdminToken(cms.url))
  const ids = []
  for (let at = 0; at < 5; at += 1) ids.push(await studio.post('article', articleData({ title: `Article number ${at}` })))
  site = await startSiteHere()
  pages = ['/', ...ids.map((id) => `/blog/${id}`)]
})

afterAll(async () => {
  await site.stop()
  await cms.stop()
  await rm(cacheFolder, { recursive: true, force: true })
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

/** The earliest time at which the site can have asked the cms for what it gives now. */
async function askedAt(page: string) {
  const response = await fetch(site.url + page)
  return Date.now() - (Number(response.headers.get('age')) + 1) * 1_000
}

const keptFolder = async () => (await readdir(cacheFolder)).find((name) => name.startsWith('answers-')) ?? 'no folder'

/** How many bytes of answers lie on disk. */
async function keptBytes() {
  const folder = path.join(cacheFolder, await keptFolder())
  const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

it('a site that starts while the cms is away gives what an earlier one has read, and nothing by another contract', async () => {
  const studio = openStudio(cms.url, await superAdminToken(cms.url))
  const section = { subtitle: 'Long', description: `<p>${'A long article. '.repeat(6_000)}</p>` }
  const long = []
  for (let at = 0; at < 14; at += 1)
    long.push(`/blog/${await studio.post('article', articleData({ title: `Long article ${at}`, sections: [section, section] }))}`)
  for (const page of long) expect((await read(page)).status).toBe(200)
  // Asked for again after them: what was not read for the longest time makes room
  const since = Date.now()
  for (const page of pages) await expect.poll(() => askedAt(page), { timeout: 20_000 }).toBeGreaterThan(since)
  await cms.kill()
  await site.stop()
  const bytes = await keptBytes()
  expect(bytes).toBeGreaterThan(1024 * 1024)
  expect(bytes).toBeLessThanOrEqual(2 * 1024 * 1024)

  site = await startSiteHere()
  for (const page of pages) {
    const response = await fetch(site.url + page)
    expect([page, response.status]).toEqual([page, 200])
    expect(Number(response.headers.get('age'))).toBeGreaterThanOrEqual(5)
  }
  expect((await read(pages[1] ?? '')).html).toContain('Article number 0')
  const ready = await fetch(`${site.url}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ cms: 'down' })])
  await site.stop()

  const folder = await keptFolder()
  await rename(path.join(cacheFolder, folder), path.join(cacheFolder, folder.replace(/-[0-9a-f]+-/, '-0123456789ab-')))
  site = await startSiteHere()
  expect((await read(pages[1] ?? '')).status).toBe(503)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503)
  expect(await keptFolder()).toBe(folder)
}, 120_000)
