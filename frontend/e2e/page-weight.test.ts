import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'
import { shiftOf, watchShifts } from './layout-shifts.ts'

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
  await watchShifts(page)
  await page.goto(inject('siteUrl'), { waitUntil: 'networkidle' })
  await settled()
  expect(requests.length).toBeLessThanOrEqual(largestRequests)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(largestBytes)
  expect(await shiftOf(page)).toBeLessThanOrEqual(largestShift)
  await close()
})
