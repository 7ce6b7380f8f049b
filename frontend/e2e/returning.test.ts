import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { desktop, openBrowser, phone, visit } from './browser.ts'
import { launchChromium } from './chromium.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const near = (wanted: number) => (found: number) => Math.abs(found - wanted) < 40

/** Scrolls and waits until the page has handled it. Returns the position, which is less on a short page. */
async function scrollTo(page: Page, wanted: number): Promise<number> {
  const top = await page.evaluate((to) => Math.min(to, document.documentElement.scrollHeight - innerHeight), wanted)
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await expect.poll(() => scrolled(page)).toBe(top)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return top
}

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('on %s a page that is loaded again, and the one before it, stand where they stood', async (_, options) => {
  const { page, complaints, settled, close } = await visit(browser, options)
  await page.goto(site)
  await settled()
  await scrollTo(page, 1_400)
  await page
    .locator('main a[href^="/blog/"]')
    // The first article of the feed, which is visible there
    .nth(11)
    .evaluate((link: HTMLElement) => link.click())
  // The address changes before the page does
  await page.locator('#trending').waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  // The last part to load moves everything below it; articles of earlier journeys may be short
  await page.locator('#next-title').waitFor()
  const inArticle = await scrollTo(page, 300)
  expect(inArticle).toBeGreaterThan(100)
  await page.reload()
  await expect.poll(() => scrolled(page)).toSatisfy(near(inArticle))
  await page.goBack()
  await page.locator('#trending').waitFor()
  await expect.poll(() => scrolled(page)).toSatisfy(near(1_400))
  expect(complaints).toEqual([])
  await close()
})

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('on %s older articles come where the newer ones stood', async (_, options) => {
  const { page, settled, close } = await visit(browser, options)
  await page.goto(site)
  await settled()
  for (const wanted of ['2', '3']) {
    const older = page.getByRole('link', { name: 'Older', exact: true })
    await older.scrollIntoViewIfNeeded()
    await older.click()
    await page.waitForURL((url) => url.searchParams.get('page') === wanted)
    await page.getByRole('link', { name: 'Newer' }).waitFor()
    const first = page.locator('#feed').getByRole('article').first()
    // The position of the first article after everything has loaded
    await expect.poll(async () => (await first.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
    expect((await first.boundingBox())?.y).toBeLessThan(700)
  }
  await close()
})

it('the search that is closed by Escape leaves the page where it was', async () => {
  const { page, settled, close } = await visit(browser, desktop)
  await page.goto(site)
  await settled()
  await scrollTo(page, 2_000)
  // Parts that load when they come into view
  await settled()
  const before = await scrolled(page)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: /search/i }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: /search/i }).waitFor({ state: 'hidden' })
  expect(await scrolled(page)).toBe(before)
  await close()
})

it('a link that is followed without a line shows our page, and leads on when the line is back', async () => {
  const { page, settled, close } = await visit(browser, phone)
  await page.goto(`${site}/about`)
  await settled()
  await page.context().setOffline(true)
  await page
    .locator('footer a[href="/contact"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.getByRole('heading', { level: 1, name: 'Artha cannot be reached' }).waitFor()
  await page.getByRole('button', { name: 'Go back' }).click()
  await page.getByRole('heading', { level: 1, name: 'Money, explained for India' }).waitFor()
  await page
    .locator('footer a[href="/contact"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Write to the newsroom' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/contact')
  await close()
})

it('a page that is left for another site is kept by the browser, and comes back alive', async () => {
  const keeping = await launchChromium({ keepsPages: true })
  const { page, settled, close } = await visit(keeping, desktop)
  await page.goto(site)
  await settled()
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  await page.goto('data:text/html,elsewhere')
  // A page from the back-forward cache fires no load event, which Playwright's goBack waits for. The step is delayed, because it ends the page in
  // which it was evaluated
  await page.evaluate(() => void setTimeout(() => history.back(), 50))
  await page.locator('#trending').waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'isTheSame'))).toBe(true)
  await close()
  await keeping.close()
})
