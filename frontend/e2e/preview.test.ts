import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'
import { previewOf } from './preview-of.ts'

const site = inject('siteUrl')
let browser: Browser
let articleId: string

beforeAll(async () => {
  browser = await openBrowser()
  // Other journeys write articles too, and some of those have no picture
  const articles = (await (await fetch(`${site}/admin/upload?fields=card&pageSize=50`)).json()) as { _id: string; image: unknown }[]
  articleId = articles.find(({ image }) => image !== null)?._id ?? ''
})
afterAll(() => browser.close())

it('all who have the link see the article, and no other host learns the link', async () => {
  const path = await previewOf(site, articleId)
  const { page, complaints, requests, close } = await visit(browser, phone)
  const referrers: { from: string; to: string }[] = []
  page.on(
    'request',
    (request) => void request.allHeaders().then(({ referer }) => referer !== undefined && referrers.push({ from: referer, to: request.url() })),
  )
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
  // A module names itself to what it imports; the address of the page, with its signature, goes nowhere.
  expect(referrers.filter(({ from }) => from.includes('/preview/') || from.includes('signature='))).toEqual([])
  expect(referrers.filter(({ from }) => !from.startsWith(`${site}/assets/`))).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

it('a link that was changed opens nothing', async () => {
  const path = await previewOf(site, articleId)
  const { page, close } = await visit(browser, phone)
  await page.goto(`${site}${path.slice(0, -1)}`)
  await page.getByRole('heading', { level: 1, name: 'This preview is over, or its link is not whole.' }).waitFor()
  expect(await page.getByText('Preview: not published').count()).toBe(0)
  await close()
})
