import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { desktop, openBrowser, phone, visit } from './browser.ts'
import { articleOf, call, becomesTrue, titlesFound, tokenOf } from './newsroom.ts'
import { widthsThatOverflow } from './page-width.ts'
import { primaryAdmin } from './real-stack.ts'

const site = inject('siteUrl')
const hindi = 'आयकर रिटर्न भरने से पहले कौन-से काग़ज़ पास रखें'
const longWord = 'W'.repeat(200)

let browser: Browser
let token: string
const ids: Record<string, string> = {}

beforeAll(async () => {
  browser = await openBrowser()
  token = await tokenOf(site, primaryAdmin)
  for (const title of [hindi, longWord]) {
    const article = { ...articleOf(title), featured: true }
    ids[title] = (await call<{ _id: string }>(`${site}/admin/upload`, 'POST', article, token))._id
    // A search accepts up to 100 characters
    await becomesTrue(async () => (await titlesFound(site, title.slice(0, 60))).includes(title))
  }
})
afterAll(async () => {
  for (const id of Object.values(ids)) await call(`${site}/admin/upload/${id}`, 'DELETE', undefined, token)
  await browser.close()
})

describe('no page is wider than its window', () => {
  // One page of each kind; layout.long.test.ts checks all pages
  it.each(['/', '/commodities', '/home-loan-calculator', '/calculators', '/figures', '/tax-calendar', '/login'])('%s', async (address) => {
    const { page, close } = await visit(browser, phone)
    await page.goto(site + address)
    expect(await widthsThatOverflow(page)).toEqual([])
    await close()
  })

  it('those that show a title of one long word, nor do its pictures grow with it', async () => {
    const { page, close } = await visit(browser, desktop)
    for (const path of [`/blog/${ids[longWord]}`, '/', '/?q=WWWW']) {
      await page.goto(site + path)
      expect(await widthsThatOverflow(page), path).toEqual([])
      const widest = await page.getByRole('article').evaluateAll((cards) => Math.max(...cards.map((card) => card.scrollWidth - card.clientWidth)))
      expect(widest, path).toBeLessThanOrEqual(1)
    }
    await close()
  })
})

describe('the letters of Hindi', () => {
  const fontsOf = (requests: string[]) => requests.filter((address) => address.includes('late-devanagari'))

  it('come with a page that has some, said to be Hindi', async () => {
    const { page, complaints, requests, close } = await visit(browser, desktop)
    await page.goto(`${site}/blog/${ids[hindi]}`, { waitUntil: 'networkidle' })
    expect(await page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('hi-IN')
    expect(fontsOf(requests)).toHaveLength(1)
    expect(complaints).toEqual([])
    await close()
  })

  it('cost a page without any nothing', async () => {
    const { page, requests, close } = await visit(browser, desktop)
    await page.goto(`${site}/about`, { waitUntil: 'networkidle' })
    expect(fontsOf(requests)).toEqual([])
    await close()
  })
})
