import type { Browser, BrowserContextOptions } from 'playwright-core'
import { expect } from 'vitest'
import { visit } from './browser.ts'

/** Opens the front page's first article and goes back, and expects what a reader sees and what the browser sends. */
export async function readAndReturn(browser: Browser, site: string, options: BrowserContextOptions): Promise<void> {
  const { page, complaints, requests, close } = await visit(browser, options)
  await page.goto(site)
  expect(await page.title()).toContain('Artha')
  const lead = page
    .locator('#trending')
    .getByRole('link')
    .filter({ has: page.getByRole('heading') })
    .or(page.locator('#trending').getByRole('heading').getByRole('link'))
    .first()
  const title = ((await lead.textContent()) ?? '').trim()
  expect(title.length).toBeGreaterThan(10)
  // All data of the first view came with the page.
  expect(requests.filter((address) => /\/api\/|\/admin\//.test(address))).toEqual([])

  await lead.click()
  await page.waitForURL(/\/blog\/[a-z0-9]+/)
  const heading = page.getByRole('heading', { level: 1 })
  // The address changes before the page does.
  await expect.poll(async () => (await heading.textContent())?.trim()).toSatisfy((text: string) => title.includes(text))
  const words = ((await page.getByRole('article').first().textContent()) ?? '').split(/\s+/)
  expect(words.length).toBeGreaterThan(350)
  // Each view is counted once: by the server if it sent the page, else by the app's request
  const { origin, pathname } = new URL(page.url())
  const told = [`${origin}/opened/${pathname.split('/')[2]}`]
  const wasSent = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name.includes('/blog/'))
  await expect.poll(() => requests.filter((address) => address.includes('/opened/'))).toEqual(wasSent === true ? [] : told)

  await page.goBack()
  await page.locator('#trending').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(complaints).toEqual([])
  expect(requests.filter((address) => !address.startsWith(site) && !address.startsWith('data:'))).toEqual([])
  await close()
}
