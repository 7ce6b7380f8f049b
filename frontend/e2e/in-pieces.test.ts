import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { desktop, openBrowser, phone, visit } from './browser.ts'
import { startInPieces, type SiteInPieces } from './in-pieces.ts'
import { movedIn, shiftOf, watchShifts } from './layout-shifts.ts'

/** More pieces than the first screen has. */
const pieces = 150
/** Parts of one line of text that arrive separately shift it by less. */
const largestShift = 0.001

let browser: Browser
let site: SiteInPieces

beforeAll(async () => {
  browser = await openBrowser()
  site = await startInPieces(inject('siteUrl'), pieces)
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

it.each<[string, BrowserContextOptions]>([
  ['a phone', phone],
  ['a desktop', desktop],
])('nothing of the front page moves while it comes, on %s', async (_, options) => {
  const { page, settled, close } = await visit(browser, options)
  await watchShifts(page)
  await page.goto(site.url, { waitUntil: 'commit' })
  let drawn = 0
  while (site.letIn()) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    drawn += 1
  }
  await page.waitForLoadState()
  await settled()
  expect(drawn).toBe(pieces)
  expect(await shiftOf(page), (await movedIn(page)).join('\n')).toBeLessThanOrEqual(largestShift)
  await close()
})
