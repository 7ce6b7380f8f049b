import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { desktop, openBrowser, phone, visit } from './browser.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each([
  ['a phone, script on', { ...phone, javaScriptEnabled: true }],
  ['a phone, script off', { ...phone, javaScriptEnabled: false }],
  ['a desktop, script on', { ...desktop, javaScriptEnabled: true }],
  ['a desktop, script off', { ...desktop, javaScriptEnabled: false }],
])('%s', (_, options) => {
  it('reads from the front page to an article and back', async () => {
    const { page, complaints, requests, close } = await visit(browser, options)
    await page.goto(site)
    expect(await page.title()).toContain('Artha')
    const lead = page
      .locator('#trending')
      .getByRole('link')
      .filter({ has: page.getByRole('heading') })
      .or(page.locator('#trending').getByRole('heading').getByRole('link'))
      .first()
    const title = ((await lead.textContent()) ?? '').trim()
    expect(title.length).toBeGreaterThan(10)
    // All data of the first view came with the page.
    expect(requests.filter((address) => /\/api\/|\/admin\//.test(address))).toEqual([])

    await lead.click()
    await page.waitForURL(/\/blog\/[a-z0-9]+/)
    const heading = page.getByRole('heading', { level: 1 })
    // The address changes before the page does.
    await expect.poll(async () => (await heading.textContent())?.trim()).toSatisfy((text: string) => title.includes(text))
    const words = ((await page.getByRole('article').first().textContent()) ?? '').split(/\s+/)
    expect(words.length).toBeGreaterThan(350)
    // Each view is counted once: by the server if it sent the page, else by the app's request
    const { origin, pathname } = new URL(page.url())
    const told = [`${origin}/opened/${pathname.split('/')[2]}`]
    const wasSent = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name.includes('/blog/'))
    await expect.poll(() => requests.filter((address) => address.includes('/opened/'))).toEqual(wasSent === true ? [] : told)

    await page.goBack()
    await page.locator('#trending').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(complaints).toEqual([])
    expect(requests.filter((address) => !address.startsWith(site) && !address.startsWith('data:'))).toEqual([])
    await close()
  })
})

describe('with script', () => {
  it('keeps the theme that a reader chose, from the first paint on', async () => {
    const { page, close } = await visit(browser, desktop)
    await page.goto(site)
    expect(await page.locator('html').getAttribute('class')).toContain('light')
    await page.getByRole('button', { name: /dark/i }).first().click()
    expect(await page.locator('html').getAttribute('class')).toContain('dark')
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
