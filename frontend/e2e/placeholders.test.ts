import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { desktop, openBrowser, phone, visit } from './browser.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Holds every answer of the cms from now on. Returns a function that lets them through. */
async function holdAnswers(page: Page) {
  let letThrough: () => void = () => undefined
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/(api|admin)\//, async (route) => {
    await isLetThrough
    await route.continue()
  })
  return () => letThrough()
}

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('the placeholder of an article on %s has the cover where the article has it', async (_, options) => {
  const { page, settled, close } = await visit(browser, { ...options, reducedMotion: 'reduce' })
  await page.goto(site)
  await settled()
  const letThrough = await holdAnswers(page)
  const coverTop = () => page.locator('main [data-cover]').evaluate((cover) => cover.getBoundingClientRect().top + scrollY)
  const link = page.locator('#trending article h3 a').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await page.locator('main [data-cover]').waitFor()
  expect(await page.getByRole('heading', { level: 1, name: title }).count()).toBe(0)
  const expected = await coverTop()
  letThrough()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await settled()
  // Articles differ by two or three lines
  expect(Math.abs((await coverTop()) - expected)).toBeLessThan(72)
  await close()
})

it.each([
  ['figures on a phone', '/figures', phone],
  ['figures on a desktop', '/figures', desktop],
  ['the tax calendar on a phone', '/tax-calendar', phone],
  ['the tax calendar on a desktop', '/tax-calendar', desktop],
  ['the glossary on a phone', '/glossary', phone],
  ['the glossary on a desktop', '/glossary', desktop],
])('the placeholder of %s has its first section where the page has it', async (_, path, options) => {
  const { page, settled, close } = await visit(browser, { ...options, reducedMotion: 'reduce' })
  await page.goto(`${site}/about`)
  await settled()
  const letThrough = await holdAnswers(page)
  await page.locator(`footer a[href="${path}"]`).first().click()
  const place = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((section) => {
        const { left, top, width } = section.getBoundingClientRect()
        return { left, top: top + scrollY, width }
      })
  await page.locator('main [data-pending-section]').first().waitFor()
  const expected = await place('main [data-pending-section]')
  letThrough()
  await page.locator('main section h2').first().waitFor()
  await settled()
  const shown = await place('main section:has(h2)')
  expect([shown.left, shown.width]).toEqual([expected.left, expected.width])
  expect(Math.abs(shown.top - expected.top)).toBeLessThan(48)
  await close()
})
