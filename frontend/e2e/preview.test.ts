import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'
import { previewOf } from './preview-of.ts'

const site = inject('siteUrl')
let browser: Browser
let articleId: string

beforeAll(async () => {
  browser = await openBrowser()
  // Other journeys write articles too, some without a picture
  const articles = (await (await fetch(`${site}/admin/upload?fields=card&pageSize=50`)).json()) as { _id: string; image: unknown }[]
  articleId = articles.find(({ image }) => image !== null)?._id ?? ''
})
afterAll(() => browser.close())

/**
 * Returns the referrer that another host receives after a link on the page. The site's own host may get more: Chromium sends the whole address when
 * it loads a font of an inline style, whatever the page's policy is.
 */
async function referrerElsewhere(page: Page) {
  const elsewhere = 'https://elsewhere.example/'
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }))
  const asked = page.waitForRequest(elsewhere)
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Elsewhere' })
    document.body.prepend(link)
    link.click()
  }, elsewhere)
  await page.waitForURL(elsewhere)
  return (await (await asked).allHeaders()).referer
}

it('all who have the link see the article, and no other host learns the link', async () => {
  const path = await previewOf(site, articleId)
  const { page, complaints, requests, close } = await visit(browser, phone)
  const response = await page.goto(site + path, { waitUntil: 'networkidle' })
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await page.getByText(/^Preview: not published\. This link works until \d\d:\d\d IST\.$/).waitFor()
  const published = (await (await fetch(`${site}/admin/upload/${articleId}`)).json()) as { title: string; sections: unknown[] }
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(published.title)
  expect(await page.locator('article section[id^="part-"]').count()).toBe(published.sections.length)
  expect(requests.filter((address) => address.includes('signature=')).map((address) => new URL(address).pathname)).toEqual([
    path.split('?')[0],
    `/api${path.split('?')[0]}`,
  ])
  await expect.poll(() => requests.some((address) => address.includes('/uploads/'))).toBe(true)
  expect(await referrerElsewhere(page)).toBeUndefined()
  expect(complaints).toEqual([])
  await page.goto(`${site}/about`)
  expect(await referrerElsewhere(page)).toBe(`${site}/`)
  await close()
})

it('a link that was changed opens nothing', async () => {
  const path = await previewOf(site, articleId)
  const { page, close } = await visit(browser, phone)
  await page.goto(`${site}${path.slice(0, -1)}`)
  await page.getByRole('heading', { level: 1, name: 'This preview has expired, or its link is incomplete.' }).waitFor()
  expect(await page.getByText('Preview: not published').count()).toBe(0)
  await close()
})
