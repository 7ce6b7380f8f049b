import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { desktop, openBrowser, phone, visit } from './browser.ts'
import { readAndReturn } from './read-and-return.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

// reading.long.test.ts does so on a phone without script and on a desktop with it
it.each([
  ['a phone, script on', { ...phone, javaScriptEnabled: true }],
  ['a desktop, script off', { ...desktop, javaScriptEnabled: false }],
])('%s reads from the front page to an article and back', (_, options) => readAndReturn(browser, site, options))

describe('with script', () => {
  it('keeps the theme that a reader chose, from the first paint on', async () => {
    const { page, close } = await visit(browser, desktop)
    await page.goto(site)
    expect(await page.locator('html').getAttribute('class')).toContain('light')
    await page.getByRole('button', { name: /dark/i }).first().click()
    await expect.poll(() => page.locator('html').getAttribute('class')).toContain('dark')
    expect(await page.evaluate(() => localStorage.getItem('root'))).toBe('{"isDarkMode":true}')
    await page.goto(site, { waitUntil: 'commit' })
    await page.locator('body').waitFor({ state: 'attached' })
    expect(await page.locator('html').getAttribute('class')).toContain('dark')
    await close()
  })

  it('says at an address that nothing has where the reader can go', async () => {
    const { page, close } = await visit(browser, phone)
    for (const path of ['/nothing-here', '/blog/abcdefghijklmnopqrstuvwx']) {
      const response = await page.goto(site + path)
      expect(response?.status()).toBe(404)
      await page.getByRole('main').getByRole('link', { name: /home/i }).first().waitFor()
    }
    await close()
  })

  it('filters the feed by the address, with and without a click', async () => {
    const { page, complaints, close } = await visit(browser, desktop)
    await page.goto(`${site}/?q=zzzzzz`)
    await page.getByText('No articles found.').first().waitFor()
    await page.goto(`${site}/?category=Loan&subcategory=Gold+loan`)
    await page.getByRole('link', { name: /gold/i }).first().waitFor()
    expect(complaints).toEqual([])
    await close()
  })
})

describe('over an empty database', () => {
  it('has a front page that says so, without an error', async () => {
    const { page, complaints, close } = await visit(browser, phone)
    const response = await page.goto(inject('emptySiteUrl'))
    expect(response?.status()).toBe(200)
    await page
      .getByRole('main')
      .getByText(/no articles/i)
      .first()
      .waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(complaints).toEqual([])
    await close()
  })
})
