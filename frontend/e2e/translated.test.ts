import type { Browser } from 'playwright-core'
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

// translated-pages.test.ts does so with other pages
it('translated and then used, a calculator says what it says untranslated', async () => {
  const visits = [await open(browser, '/home-loan-calculator', false), await open(browser, '/home-loan-calculator', true)] as const
  for (const { page } of visits) {
    await fill(page, 'annualRate', '9')
    await fill(page, 'years', '4')
    await page.waitForURL(/years=4/)
    await leaveAndReturn(page, 'main nav a')
    await slide(page, 0)
  }
  await expectAlike(...visits)
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
