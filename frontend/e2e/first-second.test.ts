import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Holds the page's scripts back. Returns a function that lets them through. */
async function holdScripts(page: Page) {
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\.js$/, async (route) => {
    await isLetThrough
    await route.continue()
  })
  return letThrough
}

/** Without waiting until the element is at rest, as a reader presses. */
const press = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .first()
    .evaluate((button: HTMLElement) => button.click())

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'))

it('what is pressed before the script is there, and while the page hydrates in pieces, is done', async () => {
  const { page, complaints, settled, close } = await visit(browser, phone)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const letThrough = await holdScripts(page)
  await page.goto(site, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  const wasDark = await isDark(page)
  // It is in the sections, which hydrate last
  await press(page, 'Next story')
  letThrough()
  // React marks each element that it has hydrated. The frame is first
  await page.waitForFunction(() => Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactFiber')))
  await press(page, 'Dark theme')
  await expect.poll(() => isDark(page)).toBe(!wasDark)
  await page.getByRole('button', { name: 'Previous story', exact: true }).waitFor()
  await settled()
  expect(complaints).toEqual([])
  await close()
})

it('a link that is pressed before the script is there leads on', async () => {
  const { page, close } = await visit(browser, phone)
  await holdScripts(page)
  await page.goto(site, { waitUntil: 'commit' })
  const link = page.locator('#trending article a').first()
  const title = await link.innerText()
  await link.evaluate((element: HTMLElement) => element.click())
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/blog\//)
  await close()
})
