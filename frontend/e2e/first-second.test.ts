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

it.each<[string, string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>]>([
  ['the chat is opened', '/', (page) => press(page, 'Chat assistant'), (page) => page.getByRole('dialog', { name: 'Chat assistant' }).waitFor()],
  ['the search is opened', '/about', (page) => press(page, 'Search'), (page) => page.getByRole('combobox', { name: 'Search Artha' }).waitFor()],
  [
    'a term is searched',
    '/glossary',
    (page) => page.getByRole('searchbox').last().fill('inflation'),
    (page) =>
      page
        .getByRole('status')
        .filter({ hasText: /^\d+ of \d+ terms$/ })
        .waitFor(),
  ],
  [
    'another metal is chosen',
    '/commodities',
    (page) => page.getByRole('radio', { name: 'Silver', exact: true }).evaluate((radio: HTMLElement) => radio.click()),
    (page) => page.getByRole('status').filter({ hasText: 'Silver' }).waitFor(),
  ],
])('before the script is there %s, and it is done', async (_, path, act, isDone) => {
  const { page, complaints, settled, close } = await visit(browser, phone)
  const letThrough = await holdScripts(page)
  await page.goto(site + path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await act(page)
  letThrough()
  await isDone(page)
  await settled()
  expect(complaints).toEqual([])
  await close()
})

it('a menu that is opened before the script is there stays open with what was typed in it', async () => {
  const { page, complaints, settled, close } = await visit(browser, phone)
  const letThrough = await holdScripts(page)
  await page.goto(`${site}/about`, { waitUntil: 'commit' })
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.locator('summary').first().click()
  const search = menu.getByRole('searchbox', { name: 'Search all articles' })
  await search.fill('gold')
  letThrough()
  await settled()
  await menu.getByLabel('Email').waitFor()
  expect(await search.inputValue()).toBe('gold')
  await menu.getByRole('button', { name: 'Search articles' }).click()
  await page.getByRole('heading', { level: 1, name: 'Results for “gold”' }).waitFor()
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
