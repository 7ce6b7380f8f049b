import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { desktop, openBrowser, phone, visit } from './browser.ts'
import { shiftOf, watchShifts } from './layout-shifts.ts'
import { openInOwnFonts } from './own-fonts.ts'

const largestRequests = 25
const largestBytes = 400 * 1024
/** What a reader may see move by itself: nothing. */
const largestShift = 0.001

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('the front page of a phone is at most 25 requests and 400 KB, and nothing in it jumps', async () => {
  const { page, requests, settled, close } = await visit(browser, phone)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await watchShifts(page)
  await page.goto(inject('siteUrl'), { waitUntil: 'networkidle' })
  await settled()
  expect(requests.length).toBeLessThanOrEqual(largestRequests)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(largestBytes)
  expect(await shiftOf(page)).toBeLessThanOrEqual(largestShift)
  await close()
})

/** Blocks of the front page by their anchors, in their order. */
const blocks = [
  ...['trending', 'calculator', 'feed', 'bottom', 'latestUpdates', 'recommended', 'fuel-dashboard', 'goldRates', 'currencyConverter'],
  ...['news', 'newsletter', 'finance', 'investment', 'highlights', 'business', 'fintech', 'insights', 'budget', 'loan', 'tax', 'gst', 'saving'],
]
/** These may show what stands elsewhere. */
const mayRepeat = ['feed', 'latestUpdates', 'recommended']
/** A group that would have fewer is filled with what stands above it. */
const fewest = 3

it.each<[string, BrowserContextOptions, number]>([
  ['a desktop', desktop, 8_000],
  ['a phone', phone, 12_000],
])('the front page of %s is an edition: all blocks in their order, nothing twice, and not too long', async (_, options, longest) => {
  const visited = await visit(browser, options)
  const { page, close } = visited
  await openInOwnFonts(visited, inject('siteUrl'))
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(longest)
  const found = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id))
  expect(found.filter((id) => blocks.includes(id))).toEqual(blocks)
  const shown = new Set<string>()
  for (const id of blocks.filter((each) => !mayRepeat.includes(each))) {
    const cards = await page.locator(`section#${id} article h3 a`).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const again = cards.filter((card) => shown.has(card))
    if (cards.length > fewest) expect(again, id).toEqual([])
    for (const card of cards) shown.add(card)
  }
  expect(shown.size).toBeGreaterThan(60)
  await close()
})

it('what the address asks for stands in the first screen of a phone, and what it does not find too', async () => {
  const visited = await visit(browser, phone)
  const { page, close } = visited
  const top = async (text: string | RegExp) => (await page.getByText(text).first().boundingBox())?.y ?? Infinity
  await openInOwnFonts(visited, `${inject('siteUrl')}/?category=Tax`)
  for (const text of ['Latest in Tax', /articles?$|newest first/]) expect(await top(text)).toBeLessThan(400)
  expect((await page.locator('#feed article').first().boundingBox())?.y).toBeLessThan(500)
  await page.goto(`${inject('siteUrl')}/?q=zebra`)
  expect(await top('No articles found.')).toBeLessThan(600)
  await close()
})
