import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'
import { addressesOf, cutNumbers } from './cut-numbers.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

// A schedule, amounts within sentences, and amounts at several rates. cut-numbers.long.test.ts checks all calculators
it.each(['/home-loan-calculator', '/income-tax-calculator', '/sip-calculator'])('%s shows every number whole on narrow phones', async (path) => {
  const { page, close } = await visit(browser, phone)
  const found: Record<string, string[]> = {}
  for (const address of addressesOf(path)) {
    await page.goto(inject('siteUrl') + address)
    const cut = await cutNumbers(page)
    if (cut.length > 0) found[address] = cut
    expect(await page.locator('main table td').count(), address).toBeGreaterThan(0)
  }
  expect(found).toEqual({})
  await close()
})
