import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from './axe-findings.ts'
import { openBrowser } from './browser.ts'
import { mockSiteOfFile } from './mock-site-of-file.ts'
import { openShot } from './pictures/photographer.ts'
import { nameOf, shots } from './pictures/shots.ts'

const mocks = mockSiteOfFile()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/**
 * Each state of each page once: loading, empty, failed, offline, refused, and with open menus, dialogs, chat and errors. accessibility.long.test.ts
 * has the usual states.
 */
const looked = shots().filter(
  ({ path, state, width, theme, isPrinted }) =>
    path !== '/styleguide' && state !== 'usual' && isPrinted !== true && width === 390 && theme === 'light',
)

describe('axe finds nothing in a page that moves', () => {
  it.each(looked.map((shot) => [nameOf(shot), shot] as const))('%s', async (_, shot) => {
    const { page, close } = await openShot(browser, mocks.url, shot, 'no-preference')
    expect(await axeFindings(page)).toEqual([])
    await close()
  })
})
