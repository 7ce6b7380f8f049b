import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { openAxePages, type AxePages } from './axe-pages.ts'
import { desktop, openBrowser, phone } from './browser.ts'
import { pagePaths } from './page-paths.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each<[string, 'light' | 'dark', BrowserContextOptions]>([
  ['phone, which may move, first light, then dark', 'light', phone],
  ['desktop, which stays calm, first dark, then light', 'dark', { ...desktop, reducedMotion: 'reduce' }],
])('axe finds nothing, %s', (_, first, options) => {
  let pages: AxePages

  beforeAll(async () => {
    pages = await openAxePages(browser, first, options)
  })
  afterAll(() => pages.close())

  it.each([...pagePaths, '*'])('%s', (path) => pages.look(path))

  it.each(['/dashboard', '/form', '/account'])('%s of the primary admin', (path) => pages.lookAsAdmin(path))

  it('the description of the API', () => pages.lookAtApi())
})
