import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { desktop, openBrowser, phone, visit, type Visit } from './browser.ts'
import { movedIn, shiftOf, watchShifts } from './layout-shifts.ts'
import { openInOwnFonts } from './own-fonts.ts'

/** The most layout shift that is allowed: practically none. */
const largestShift = 0.001

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The address of the newest article. */
async function newestArticle() {
  const [article] = (await (await fetch(`${inject('siteUrl')}/admin/upload?fields=card&pageSize=1`)).json()) as { _id: string }[]
  return `/blog/${article?._id}`
}

/** Opens a page, and returns a function that says its kilobytes on the wire so far. */
async function weigh({ page }: Visit, address: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(inject('siteUrl') + address, { waitUntil: 'networkidle' })
  expect(bytes).toBeGreaterThan(10_000)
  return () => bytes / 1024
}

/** The scripts that the page asked for before everything of its first view was here. */
const scriptsBeforeLoad = (page: Page) =>
  page.evaluate(() => {
    const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return scripts.length === 0 ? ['no script at all'] : scripts.filter(({ startTime }) => startTime < loadEventStart).map(({ name }) => name)
  })

// What each asks for until the reader touches the page: the most requests, and kilobytes with some room
it.each<[string, () => string | Promise<string>, number, number]>([
  ['the front page', () => '/', 22, 275],
  ['an article', newestArticle, 22, 220],
  ['the list of calculators', () => '/calculators', 27, 262],
  ['a calculator', () => '/income-tax-calculator', 22, 240],
  ['a loan calculator', () => '/home-loan-calculator', 23, 247],
  ['a calculator of growth', () => '/sip-calculator', 22, 232],
  ['the fixed deposit', () => '/fixed-deposit-calculator', 22, 236],
  ['the accuracy page', () => '/calculators/accuracy', 22, 222],
  ['a topic', () => '/tax', 22, 275],
  ['the sign-in', () => '/login', 22, 218],
])('on a phone %s makes few requests of few kilobytes, and nothing in it jumps', async (_, address, mostRequests, mostKilobytes) => {
  const visited = await visit(browser, phone)
  const { page, requests, settled, close } = visited
  await watchShifts(page)
  const weight = await weigh(visited, await address())
  await settled()
  expect(weight(), requests.join('\n')).toBeLessThanOrEqual(mostKilobytes)
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(mostRequests)
  expect(await scriptsBeforeLoad(page)).toEqual([])
  expect(await shiftOf(page), (await movedIn(page)).join('\n')).toBeLessThanOrEqual(largestShift)
  await close()
})

it.each<[string, () => string | Promise<string>]>([
  ['the front page', () => '/'],
  ['an article', newestArticle],
  ['a calculator', () => '/income-tax-calculator'],
])('of a reader who saves data %s is at most 60 KB, and comes alive at the first touch', async (_, address) => {
  const visited = await visit(browser, { ...phone, extraHTTPHeaders: { 'save-data': 'on' } })
  const { page, requests, complaints, close } = visited
  const weight = await weigh(visited, await address())
  expect(weight(), requests.join('\n')).toBeLessThanOrEqual(60)
  const heavy = /\.(js|woff2|webp|avif|jpg)$/
  expect(requests.filter((each) => heavy.test(each))).toEqual([])
  await page.evaluate(() => scrollBy(0, 200))
  await page.locator('#main > *').first().evaluate(untilAlive)
  expect(await page.locator('img:not([src]), source:not([srcset])').count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

/** Waits until React has hydrated an element: it then has a key of React's own. */
const untilAlive = async (element: Element) => {
  while (!Object.keys(element).some((key) => key.startsWith('__reactFiber'))) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Blocks of the front page by their ids, in order. */
const blocks = [
  ...['trending', 'calculator', 'feed', 'latestUpdates', 'recommended', 'fuel-dashboard', 'goldRates', 'currencyConverter', 'bottom'],
  ...['news', 'newsletter', 'finance', 'investment', 'highlights', 'business', 'fintech', 'insights', 'budget', 'loan', 'tax', 'gst', 'saving'],
]

/** Returns the vertical positions of the links to each article, in px, by address. */
const linksDown = (page: Page) =>
  page.locator('main a[href^="/blog/"]').evaluateAll((links) => {
    const down: Record<string, number[]> = {}
    for (const link of links) (down[link.getAttribute('href') ?? ''] ??= []).push(link.getBoundingClientRect().top + scrollY)
    return down
  })

it.each<[string, BrowserContextOptions, number]>([
  ['a desktop', desktop, 8_000],
  ['a phone', phone, 12_000],
])('the front page of %s is an edition: all blocks in their order, nothing twice in one screen, and not too long', async (_, options, longest) => {
  const visited = await visit(browser, options)
  const { page, close } = visited
  await openInOwnFonts(visited, inject('siteUrl'))
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(longest)
  const found = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id))
  expect(found.filter((id) => blocks.includes(id))).toEqual(blocks)
  const down = Object.entries(await linksDown(page))
  expect(down.length).toBeGreaterThan(70)
  expect(down.filter(([, places]) => places.length > 2)).toEqual([])
  const screen = options.viewport?.height ?? 0
  expect(down.filter(([, [first = 0, second = Infinity]]) => second - first < screen)).toEqual([])
  await close()
})

it('the sections of the front page have three ranks of headlines', async () => {
  const visited = await visit(browser, desktop)
  const { page, close } = visited
  await openInOwnFonts(visited, inject('siteUrl'))
  const sizeIn = (id: string) =>
    page
      .locator(`section#${id} article h3`)
      .first()
      .evaluate((headline) => Math.round(Number.parseFloat(getComputedStyle(headline).fontSize)))
  expect([await sizeIn('trending'), await sizeIn('news'), await sizeIn('business')]).toEqual([40, 28, 28])
  // Sections of the lowest rank show headlines only
  for (const id of ['gst', 'saving']) {
    expect(await page.locator(`section#${id} h2`).evaluate((title) => getComputedStyle(title).fontSize)).toBe('20px')
    expect(await page.locator(`section#${id} article p`).count()).toBe(await page.locator(`section#${id} article`).count())
  }
  await close()
})

it('the first screen of a phone has three stories whole, and a picture that leaves them room', async () => {
  const visited = await visit(browser, phone)
  const { page, close } = visited
  await openInOwnFonts(visited, inject('siteUrl'))
  const lead = await page.locator('#trending img').first().boundingBox()
  expect(lead?.height).toBeLessThanOrEqual(200)
  const ends = await page.locator('#trending article h3').evaluateAll((headlines) => headlines.map((each) => each.getBoundingClientRect().bottom))
  expect(ends.filter((end) => end <= 844).length).toBeGreaterThanOrEqual(3)
  await close()
})
