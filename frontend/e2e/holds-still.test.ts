import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'
import { movedWhileLoading, windows } from './slow-loads.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

// The two fullest templates, and an article below; holds-still.long.test.ts checks all pages
const addresses = ['/', '/home-loan-calculator']

/** Returns the movements in both windows, which load the page at the same time on the same slow connection. */
const movedInWindows = (address: string) => Promise.all(windows.map((window) => movedWhileLoading(browser, inject('siteUrl') + address, window)))

it.each(addresses)('%s holds still and whole while it comes on a slow line', async (address) => {
  expect(await movedInWindows(address)).toEqual(windows.map(() => undefined))
})

it('an article holds still and whole while it comes on a slow line', async () => {
  const [article] = (await (await fetch(`${inject('siteUrl')}/admin/upload?fields=card&pageSize=1`)).json()) as { _id: string }[]
  expect(await movedInWindows(`/blog/${article?._id}`)).toEqual(windows.map(() => undefined))
})

it('a page that a link leads to is whole in the moment in which it is shown, however late its parts come', async () => {
  const { page, settled, close } = await visit(browser, phone)
  await page.goto(inject('siteUrl'))
  await settled()
  let letThrough: () => void = () => undefined
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/current-board-[^/]*\.js$/, async (route) => {
    await isLetThrough
    await route.continue()
  })
  const asked = page.waitForRequest(/\/current-board-[^/]*\.js$/)
  await page.evaluate(() => {
    const seen: boolean[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Work it out') seen.push(document.querySelector('main form[role=search]') !== null)
    }).observe(document.body, { subtree: true, childList: true })
  })
  await page.getByRole('link', { name: 'All calculators' }).click()
  await asked
  letThrough()
  await page.getByRole('heading', { level: 1, name: 'Work it out' }).waitFor()
  await settled()
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: boolean[] }).seen)
  expect([seen.length > 0, seen.includes(false)]).toEqual([true, false])
  await close()
})
