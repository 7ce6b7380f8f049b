import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { translatePage } from '../src/mocks/page-tests/translator.ts'
import { desktop, openBrowser, visit } from './browser.ts'
import { choose, expectAlike, fill, leaveAndReturn, open, read, slide } from './translated-use.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Each use leaves the page in a state that can be read. */
const uses: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    for (const fuel of ['CNG', 'Petrol', 'Diesel']) await choose(page, '#fuel-dashboard', fuel)
    await page.locator('#fuel-dashboard select').selectOption({ index: 2 })
    await page.getByRole('tab', { name: /Gold/ }).click()
    for (const metal of ['Silver', 'Platinum']) await choose(page, '#goldRates', metal)
    await page.getByRole('tab', { name: /Currency/ }).click()
    for (const amount of ['abc', '12', '']) await fill(page, 'amount', amount)
    await page.getByRole('combobox', { name: /From/ }).fill('euro')
    await page
      .locator('#currencyConverter')
      .getByRole('option', { name: /EUR|Euro/ })
      .first()
      .click()
    await fill(page, 'amount', '12')
    await page.getByRole('button', { name: 'Chat assistant' }).click()
    await page.getByRole('textbox', { name: 'Your question' }).fill('tax on 15 lakh')
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByText('97,500').first().waitFor()
  },
  '/home-loan-calculator': async (page) => {
    await fill(page, 'annualRate', '9')
    await fill(page, 'years', '4')
    await page.waitForURL(/years=4/)
    await leaveAndReturn(page, 'main nav a')
    await slide(page, 0)
  },
}

describe('translated and then used, a page says what it says untranslated', () => {
  it.each(Object.entries(uses))('%s', async (address, use) => {
    const visits = [await open(browser, address, false), await open(browser, address, true)] as const
    for (const { page } of visits) await use(page)
    await expectAlike(...visits)
  })
})

describe('translated before its script is here', () => {
  it.each(['/home-loan-calculator', '/'])('%s answers all the same, and complains of nothing', async (path) => {
    const visited = await visit(browser, desktop)
    const { page } = visited
    let go: () => void = () => undefined
    const isTranslated = new Promise<void>((resolve) => (go = resolve))
    await page.route('**/*.js', async (route) => {
      await isTranslated
      await route.continue()
    })
    await page.goto(site + path, { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    await page.evaluate(translatePage)
    go()
    await visited.settled()
    await page.mouse.wheel(0, 400)
    await visited.settled()
    if (path === '/') await choose(page, '#fuel-dashboard', 'Diesel')
    else await fill(page, 'annualRate', '9')
    await page
      .getByText(path === '/' ? /Diesel in Mumbai/ : /^⟦For every ₹100/)
      .first()
      .waitFor()
    expect(visited.complaints).toEqual([])
    await visited.close()
  })

  it('a part that comes late does too', async () => {
    const visited = await open(browser, '/', true)
    await visited.page.mouse.wheel(0, 400)
    await visited.settled()
    expect(await read(visited.page)).toContain('EMI')
    expect(visited.complaints).toEqual([])
    await visited.close()
  })
})
