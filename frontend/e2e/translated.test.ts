import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { translatePage, untranslated } from '../src/mocks/page-tests/translator.ts'
import { desktop, openBrowser, visit, type Visit } from './browser.ts'
import { visitAs } from './newsroom.ts'
import { primaryAdmin } from './real-stack.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** All that is read in a page, as if it had not been translated. */
const read = async (page: Page) =>
  untranslated(await page.evaluate(() => [...document.querySelectorAll('main, dialog[open]')].map(({ textContent }) => textContent).join('\n')))

const choose = (page: Page, place: string, words: string) => page.locator(`${place} label`, { hasText: words }).first().click()
const fill = (page: Page, name: string, text: string) => page.locator(`main input[name="${name}"]:not([type="range"])`).first().fill(text)

/** Elsewhere within the site and back. */
async function leaveAndReturn(page: Page, link: string) {
  const from = new URL(page.url()).pathname
  await page.locator(link).first().click()
  await page.waitForURL(({ pathname }) => pathname !== from)
  await page.goBack()
  await page.waitForURL(({ pathname }) => pathname === from)
}

async function slide(page: Page, at: number) {
  const slider = page.locator('main input[type="range"]').nth(at)
  for (let step = 0; step < 3; step += 1) await slider.press('ArrowRight')
}

/** Each ends in a state of the page that can be read. */
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
    await leaveAndReturn(page, 'main nav a')
    await slide(page, 0)
  },
  '/income-tax-calculator': async (page) => {
    await fill(page, 'salary', 'abc')
    await fill(page, 'salary', '1500000')
    await slide(page, 0)
  },
  '/sip-calculator': async (page) => {
    await slide(page, 1)
    await fill(page, 'years', '20')
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

async function open(address: string, isTranslated: boolean) {
  const visited = await visit(browser, { ...desktop, reducedMotion: 'reduce' })
  await visited.page.goto(site + address)
  await visited.settled()
  if (isTranslated) await visited.page.evaluate(translatePage)
  return visited
}

/** Both have been used alike: what is read in both is the same, and nothing went wrong in either. */
async function expectAlike(plain: Visit, translated: Visit) {
  await expect
    .poll(async () => (await read(translated.page)) === (await read(plain.page)), { timeout: 5_000 })
    .toBe(true)
    .catch(() => undefined)
  expect(await read(translated.page)).toBe(await read(plain.page))
  expect(await read(plain.page)).not.toMatch(/went wrong|stopped working/)
  expect(translated.complaints).toEqual([])
  await Promise.all([plain.close(), translated.close()])
}

describe('translated and then used, a page says what it says untranslated', () => {
  it.each(Object.entries(uses))('%s', async (name, use) => {
    const address = await addressOf(name)
    const visits = [await open(address, false), await open(address, true)] as const
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
    const visited = await open('/', true)
    await visited.page.mouse.wheel(0, 400)
    await visited.settled()
    expect(await read(visited.page)).toContain('EMI')
    expect(visited.complaints).toEqual([])
    await visited.close()
  })
})
