import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { translatePage } from '../src/mocks/page-tests/translator.ts'
import { openBrowser } from './browser.ts'
import { visitAs } from './newsroom.ts'
import { primaryAdmin } from './real-stack.ts'
import { choose, expectAlike, fill, leaveAndReturn, open, slide } from './translated-use.ts'

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
  '/income-tax-calculator': async (page) => {
    await fill(page, 'salary', 'abc')
    await fill(page, 'salary', '1500000')
    await slide(page, 0)
    await page.waitForURL(/salary=1575000/)
  },
  '/sip-calculator': async (page) => {
    await slide(page, 1)
    await fill(page, 'years', '20')
    await page.waitForURL(/years=20/)
    await leaveAndReturn(page, 'main nav a')
  },
  '/commodities': async (page) => {
    for (const metal of ['Silver', 'Gold', 'Platinum']) await choose(page, 'main', metal)
  },
  '/search?q=tax': (page) => leaveAndReturn(page, 'main ol a[href^="/"]:not([href^="/search"])'),
  '/glossary': async (page) => {
    for (const words of ['loan', 'xyz', 'tax']) await fill(page, 'term', words)
    await leaveAndReturn(page, 'main a[href^="/glossary/"]')
    await fill(page, 'term', 'emi')
  },
  article: (page) => leaveAndReturn(page, 'main aside a'),
  story: async (page) => {
    const pause = page.getByRole('button', { name: /Pause/ })
    if ((await pause.count()) > 0) await pause.click()
    await page.getByRole('button', { name: 'Next slide' }).click()
  },
}

async function addressOf(name: string) {
  if (name.startsWith('/')) return name
  const path = name === 'article' ? '/admin/upload?fields=card&pageSize=1' : '/api/stories'
  const [first] = (await (await fetch(site + path)).json()) as { _id: string }[]
  return name === 'article' ? `/blog/${first?._id}` : `/stories/${first?._id}`
}

describe('translated and then used, a page says what it says untranslated', () => {
  it.each(Object.entries(uses))('%s', async (name, use) => {
    const address = await addressOf(name)
    const visits = [await open(browser, address, false), await open(browser, address, true)] as const
    for (const { page } of visits) await use(page)
    await expectAlike(...visits)
  })

  it('articles on the desk', async () => {
    const visits = [
      await visitAs(browser, site, primaryAdmin, '/dashboard/articles'),
      await visitAs(browser, site, primaryAdmin, '/dashboard/articles'),
    ] as const
    await visits[1].settled()
    await visits[1].page.evaluate(translatePage)
    for (const { page } of visits) {
      await page.locator('main table tbody tr').first().waitFor()
      await fill(page, 'q', 'tax')
      await page.locator('main select[name="state"]').selectOption({ index: 1 })
      await fill(page, 'q', 'loan')
      await page.waitForURL(/q=loan/)
    }
    await expectAlike(...visits)
  })
})
