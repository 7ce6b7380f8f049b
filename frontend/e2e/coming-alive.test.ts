import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'
import { siteAddresses } from './site-addresses.ts'

/** What may move: where a line breaks elsewhere in the stand-in of a font. */
const largestShift = 0.02

interface Seen {
  shifts: number[]
  takenAway: string[]
}

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('no page jumps when it comes alive, and what the server drew stays', async () => {
  const { page, close } = await visit(browser, phone)
  await page.addInitScript(() => {
    const seen: Seen = { shifts: [], takenAway: [] }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
    new MutationObserver((changes) => {
      // The menu of a phone without script goes when the page is alive
      for (const { removedNodes } of changes.filter((each) => each.target instanceof Element && each.target.closest('main') !== null))
        for (const node of removedNodes) if ((node.textContent ?? '').length > 100) seen.takenAway.push((node.textContent ?? '').slice(0, 60))
    }).observe(document, { subtree: true, childList: true })
  })
  let looked = 0
  const found: Record<string, Seen> = {}
  for (const address of await siteAddresses(inject('siteUrl'))) {
    // What opens a link of a mail stands behind the #
    await page.goto(inject('siteUrl') + address + (address === '/reset-link' ? '#code' : ''), { waitUntil: 'networkidle' })
    // Who is not signed in is led away from pages of the desk
    if (new URL(page.url()).pathname !== new URL(address, inject('siteUrl')).pathname) continue
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
    const shift = seen.shifts.reduce((sum, one) => sum + one, 0)
    looked += 1
    if (shift > largestShift || seen.takenAway.length > 0) found[address] = seen
  }
  expect(found).toEqual({})
  expect(looked).toBeGreaterThan(40)
  await close()
})
