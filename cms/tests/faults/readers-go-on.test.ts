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
/** The site serves older copies only while it cannot get a newer one (`frontend/server/cache/cache-freshness.ts`). */
const staleSeconds = 5

let cms: RunningCms
let site: RunningSite
let pages: string[]
let cacheFolder: string

/** 16 MB is the smallest setting; an eighth of it is for answers. */
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

/** Reads the pages in a loop until stopped. Returns the number of reads and the failed ones. */
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
    pages: () => seen.pages,
    async stop() {
      reading = false
      await all
      return seen
    },
  }
}

const ageOf = async (page: string) => Number((await fetch(site.url + page)).headers.get('age'))

it('no page fails that was read before, while the cms is gone; afterwards a change is there', async () => {
  for (const page of pages) expect((await read(page)).status).toBe(200)

  const reading = startReading()
  await expect.poll(reading.pages).toBeGreaterThan(readers)
  await cms.kill()
  const readBefore = reading.pages()
  for (const page of pages) await expect.poll(() => ageOf(page)).toBeGreaterThan(staleSeconds)
  await expect.poll(reading.pages).toBeGreaterThan(readBefore + readers * 10)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  expect((await reading.stop()).failures).toEqual([])

  cms = await startCms({ home: cms.home })
  const studio = openStudio(cms.url, await superAdminToken(cms.url))
  expect((await read('/')).html).not.toContain('Written after the fall')
  await studio.post('article', articleData({ title: 'Written after the fall', featured: true }))
  // on-time.long.test.ts measures how long this takes
  await expect.poll(async () => (await read('/')).html).toContain('Written after the fall')
})

/** Returns the earliest time at which the site can have fetched the page's data from the cms, in ms. */
async function askedAt(page: string) {
  const response = await fetch(site.url + page)
  return Date.now() - (Number(response.headers.get('age')) + 1) * 1_000
}

const keptFolder = async () => (await readdir(cacheFolder)).find((name) => name.startsWith('answers-')) ?? 'no folder'

/** The size of the stored answers on disk, in bytes. */
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
  // These pages are read again after the long ones, because the least recently read answers are evicted
  const since = Date.now()
  for (const page of pages) await expect.poll(() => askedAt(page)).toBeGreaterThan(since)
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
})
