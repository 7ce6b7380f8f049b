import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'

const largestRequests = 25
const largestBytes = 400 * 1024
/** What a reader may see move by itself: nothing. */
const largestShift = 0.001

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('the front page of a phone is at most 25 requests and 400 KB, and nothing in it jumps', async () => {
  const { page, requests, settled, close } = await visit(browser, phone)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(inject('siteUrl'), { waitUntil: 'networkidle' })
  await settled()
  const shift = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0))
  expect(requests.length).toBeLessThanOrEqual(largestRequests)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(largestBytes)
  expect(shift).toBeLessThanOrEqual(largestShift)
  await close()
})
