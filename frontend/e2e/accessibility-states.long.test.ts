import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from './axe-findings.ts'
import { openBrowser } from './browser.ts'
import { startMockSite } from './mock-site.ts'
import { openShot } from './pictures/photographer.ts'
import { nameOf, shots } from './pictures/shots.ts'

let mocks: Awaited<ReturnType<typeof startMockSite>>
let browser: Browser

/** The site is compiled first, on whatever machine this is. */
const buildLimitMs = 900_000

beforeAll(async () => {
  mocks = await startMockSite()
  browser = await openBrowser()
}, buildLimitMs)
afterAll(async () => {
  await browser.close()
  await mocks.stop()
})

/** Each state of each page once: on their way, empty, failed, offline, refused, with menus, dialogs, chat and errors open. Usual ones: accessibility.long.test.ts. */
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
