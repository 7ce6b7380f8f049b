import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { openAxePages, type AxePages } from './axe-pages.ts'
import { desktop, openBrowser, phone } from './browser.ts'

/** One page of each kind; `accessibility.long.test.ts` checks all pages in both windows. */
const onPhone = [
  '/',
  '/blog/:id/:slug',
  '/stories/:id',
  '/commodities',
  '/home-loan-calculator',
  '/income-tax-calculator',
  '/figures/:key',
  '/login',
  '*',
]
const onDesktop = [
  '/blog/:id/versions',
  '/calculators',
  '/figures',
  '/tax-calendar',
  '/finance-academy',
  '/newsletter',
  '/contact',
  '/about',
  '/signup',
  '/preview/:id',
]

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each<[string, 'light' | 'dark', BrowserContextOptions, string[], string[]]>([
  ['phone, which may move, first light, then dark', 'light', phone, onPhone, ['/form']],
  ['desktop, which stays calm, first dark, then light', 'dark', { ...desktop, reducedMotion: 'reduce' }, onDesktop, ['/dashboard', '/account']],
])('axe finds nothing, %s', (_, first, options, paths, ofAdmin) => {
  let pages: AxePages

  beforeAll(async () => {
    pages = await openAxePages(browser, first, options)
  })
  afterAll(() => pages.close())

  it.each(paths)('%s', (path) => pages.look(path))

  it.each(ofAdmin)('%s of the primary admin', (path) => pages.lookAsAdmin(path))

  if (first === 'light') it('the description of the API', () => pages.lookAtApi())
})
