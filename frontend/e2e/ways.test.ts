import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { desktop, openBrowser, phone, visit } from './browser.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Records the document's class and background at the first paint, before any script except the one in the head. */
const noteFirstPaint = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new PerformanceObserver(() => seen.push(`${document.documentElement.className} ${getComputedStyle(document.body).backgroundColor}`)).observe({
      type: 'paint',
      buffered: true,
    })
  })
const firstPaint = (page: Page) => page.waitForFunction(() => (window as unknown as { seen: string[] }).seen[0]).then((seen) => seen.jsonValue())
const themeOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.className, document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content])
const dark = ['dark', '#0e1217']
const light = ['light', '#fbfaf6']

describe('the theme', () => {
  it('is that of the system from the first paint on, and follows it until the reader chooses', async () => {
    const { page, complaints, settled, close } = await visit(browser, { ...desktop, colorScheme: 'dark' })
    await noteFirstPaint(page)
    await page.goto(`${site}/about`)
    expect(await firstPaint(page)).toBe('dark rgb(14, 18, 23)')
    expect(await themeOf(page)).toEqual(dark)
    const toggle = page.getByRole('button', { name: 'Dark theme' }).last()
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => themeOf(page)).toEqual(light)
    await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('false')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => themeOf(page)).toEqual(dark)
    expect(await page.evaluate(() => localStorage.getItem('root'))).toBeNull()

    await toggle.click()
    await expect.poll(() => themeOf(page)).toEqual(light)
    expect(await page.evaluate(() => localStorage.getItem('root'))).toBe('{"isDarkMode":false}')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await themeOf(page)).toEqual(light)
    await settled()
    await page.reload()
    expect(await firstPaint(page)).toBe('light rgb(251, 250, 246)')
    expect(complaints).toEqual([])
    await close()
  })
})

describe('on a phone', () => {
  it('the menu leads to sections, calculators, prices, academy and the account', async () => {
    const { page, complaints, close } = await visit(browser, phone)
    await page.goto(`${site}/about`)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    for (const [name, path, heading] of [
      ['Tax', '/?category=Tax#feed', 'Latest in Tax'],
      ['Calculators', '/calculators', 'Work it out'],
      ['Prices', '/commodities', 'Gold, silver and platinum'],
      ['Finance Academy', '/finance-academy', 'Namaste, and welcome to class'],
      ['Login', '/login', 'Log in'],
    ] as const) {
      await menu.locator('summary').first().click()
      await menu.getByRole('link', { name, exact: true }).click()
      await page.waitForURL(site + path)
      // The address changes before the page does
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
    }
    expect(complaints).toEqual([])
    await close()
  })

  it('the menu searches', async () => {
    const { page, close } = await visit(browser, phone)
    await page.goto(`${site}/about`)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.locator('summary').first().click()
    await menu.getByRole('searchbox', { name: 'Search all articles' }).fill('gold')
    await menu.getByRole('button', { name: 'Search articles' }).click()
    await page.getByRole('heading', { level: 1, name: 'Results for “gold”' }).waitFor()
    await close()
  })

  it('the chat greets, closes by an X that is inside the window, and covers nothing at the end of the page', async () => {
    const { page, close } = await visit(browser, phone)
    await page.goto(`${site}/?category=Tax`)
    await page.getByRole('button', { name: 'Chat assistant' }).click()
    const dialog = page.getByRole('dialog', { name: 'Chat assistant' })
    await dialog
      .getByText(/^Assistant: /)
      .first()
      .waitFor()
    const shut = dialog.getByRole('button', { name: 'Close chat' })
    const [x, box] = [await shut.boundingBox(), await dialog.boundingBox()]
    if (x === null || box === null) throw new Error('The chat is not drawn')
    expect([x.x >= box.x, x.y >= box.y, x.x + x.width <= box.x + box.width, x.y + x.height <= box.y + box.height]).toEqual([true, true, true, true])
    expect(box.y).toBeGreaterThanOrEqual(0)
    await dialog.getByRole('button', { name: 'Gold investment advice' }).click()
    await dialog
      .getByText(/^Assistant: /)
      .nth(1)
      .waitFor()
    expect(await dialog.boundingBox()).toEqual(box)
    await shut.click()
    await dialog.waitFor({ state: 'hidden' })
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const [button, footer] = [await page.getByRole('button', { name: 'Chat assistant' }).boundingBox(), await page.locator('footer').boundingBox()]
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((button?.y ?? 0) + 1)
    await close()
  })
})

describe('an address that asks for something', () => {
  it.each([phone, desktop])('begins with its name, its count and the first article in the first screen', async (screen) => {
    const { page, complaints, close } = await visit(browser, screen)
    for (const [address, title] of [
      ['/?category=Tax', 'Latest in Tax'],
      ['/?subcategory=Income+tax', 'Latest in Income tax'],
      ['/?q=tax', 'Results for “tax”'],
    ] as const) {
      const answer = await page.goto(site + address)
      expect(answer?.status()).toBe(200)
      const found = page.getByRole('region', { name: title })
      const first = await found.getByRole('article').first().boundingBox()
      const count = await found.getByText(/^(\d+ articles?|Articles 1 to 12, newest first\.)$/).boundingBox()
      expect((await page.getByRole('heading', { level: 1, name: title }).boundingBox())?.y).toBeLessThan(260)
      expect(count?.y).toBeLessThan(320)
      expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(screen.viewport?.height ?? 0)
    }
    await page.goto(`${site}/?q=zebra`)
    for (const name of ['Calculators', 'Search articles'])
      expect((await page.getByRole('main').getByText(name, { exact: true }).first().boundingBox())?.y).toBeLessThan(
        (screen.viewport?.height ?? 0) - 48,
      )
    expect(complaints).toEqual([])
    await close()
  })

  it.each(['/?category=unknown', '/?category=Tax&subcategory=CGST', '/?subcategory=unknown'])('%s is a page that does not exist', async (address) => {
    const answer = await fetch(site + address)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('This page does not exist')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<title>Page not found')
  })

  it('a list of nothing is not to be indexed', async () => {
    const answer = await fetch(`${site}/?category=Finance&subcategory=Nothing+of+that+name`)
    expect([answer.status, (await answer.text()).includes('content="noindex"')]).toEqual([200, true])
  })
})
