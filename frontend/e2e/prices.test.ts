import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { desktop, openBrowser, phone, visit } from './browser.ts'
import { movedIn, shiftOf, watchShifts } from './layout-shifts.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const toApi = (addresses: readonly string[]) => addresses.filter((address) => /\/api\/|\/admin\//.test(address))

/** The most layout shift that is allowed without a press: practically none. */
const largestShift = 0.001

/** Opens prices, which the front page shows in tabs, or in rows on a phone. */
const openPrices = (page: Page, name: RegExp) => page.getByRole('tab', { name }).or(page.getByRole('button', { name })).click()

async function seeConverter(page: Page) {
  await openPrices(page, /^Currency/)
  await page.locator('#currencyConverter').scrollIntoViewIfNeeded()
  await page.getByRole('combobox', { name: 'From' }).waitFor()
}

describe.each<[string, BrowserContextOptions]>([
  ['a phone', phone],
  ['a desktop', desktop],
])('on %s', (_, options) => {
  it.each(['/', '/commodities'])('the prices of %s come with the page, each with its source, and nothing in it jumps', async (path) => {
    const { page, complaints, requests, settled, close } = await visit(browser, options)
    await watchShifts(page)
    await page.goto(site + path)
    await settled()
    await page.getByRole('region', { name: 'Markets' }).getByText('₹').first().waitFor()
    // The cms of the journeys has no key for a price service
    if (path === '/') await openPrices(page, /^Gold/)
    // Once per block, with a mark at each figure
    const visible = { visible: true }
    expect(await page.getByText('Sample data.').filter(visible).count()).toBe(2)
    expect(await page.locator('[data-sample]').filter(visible).count()).toBeGreaterThanOrEqual(5)
    // Charts near the window come once the reader moves
    await page.keyboard.press('Shift')
    await page.locator('.recharts-line-curve').or(page.locator('#goldRates')).first().scrollIntoViewIfNeeded()
    await page.locator('.recharts-line-dot').first().waitFor({ state: 'attached' })
    if (path === '/') await seeConverter(page)
    expect(toApi(requests)).toEqual([])
    expect(await shiftOf(page), (await movedIn(page)).join('\n')).toBeLessThanOrEqual(largestShift)
    expect(complaints).toEqual([])
    await close()
  })

  it('the front page has prices, days and the default conversion without script', async () => {
    const { page, close } = await visit(browser, { ...options, javaScriptEnabled: false })
    await page.goto(site)
    const gold = page.locator('#goldRates')
    await gold.getByText('per troy ounce').waitFor()
    await gold.getByText('Show as a table').click()
    expect(await gold.getByRole('row').count()).toBeGreaterThan(8)
    await page.locator('#currencyConverter').getByText('1 USD =').first().waitFor()
    expect(await page.getByRole('combobox', { name: 'From' }).count()).toBe(0)
    await close()
  })
})

it('an amount is converted by keyboard alone', async () => {
  const { page, complaints, close } = await visit(browser, desktop)
  await page.goto(`${site}/#currencyConverter`)
  const converter = page.locator('#currencyConverter')
  await converter.getByRole('textbox', { name: 'Amount' }).fill('1,50,000')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('rupee')
  await converter.getByRole('option', { name: /Indian Rupee/ }).waitFor()
  await page.keyboard.press('Enter')
  // The text for screen readers begins with the same words
  await converter.getByText('150,000 USD =', { exact: true }).waitFor()
  expect(
    await converter
      .getByText(/^[\d,]+\.\d\d INR$/)
      .first()
      .textContent(),
  ).toMatch(/^\d{1,2}(,\d\d)+,\d{3}\.\d\d INR$/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await converter.getByText('1,50,000 INR =', { exact: true }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

it('the commodities are reached from the gold rates and from the footer, and follow the metal that is chosen', async () => {
  const { page, complaints, close } = await visit(browser, phone)
  await page.goto(site)
  await openPrices(page, /^Gold/)
  // The chart fits its reserved place and covers nothing
  await page.locator('#goldRates .recharts-line-dot').first().waitFor({ state: 'attached' })
  await page.locator('#goldRates').getByRole('link', { name: 'All metals' }).click()
  await page.getByRole('heading', { level: 1, name: 'Gold, silver and platinum' }).waitFor()
  expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Commodities' }).getAttribute('href')).toBe('/commodities')
  await page.getByRole('radio', { name: 'Platinum' }).check()
  await page.getByText(/^Platinum, fine/).waitFor()
  await page.getByRole('columnheader', { name: 'Fine (999)' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})
