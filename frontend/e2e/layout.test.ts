import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { desktop, motions, openBrowser, phone, visit } from './browser.ts'
import { articleOf, call, msUntil, titlesFound, tokenOf } from './newsroom.ts'
import { primaryAdmin } from './real-stack.ts'
import { siteAddresses } from './site-addresses.ts'

const site = inject('siteUrl')
const widths = [320, 390, 768, 1024, 1440]
/** For a test that opens many pages, on a machine that does much else. */
const longTestMs = 600_000
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
    // A search takes 100 characters
    await msUntil(async () => (await titlesFound(site, title.slice(0, 60))).includes(title))
  }
})
afterAll(async () => {
  for (const id of Object.values(ids)) await call(`${site}/admin/upload/${id}`, 'DELETE', undefined, token)
  await browser.close()
})

/** The widths of window that a page does not fit, as it moves and as it is for those who asked for less of it. */
async function tooNarrow(page: Page) {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const reducedMotion of motions) {
      await page.emulateMedia({ reducedMotion })
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(`${width}, motion: ${reducedMotion}`)
    }
  }
  return found
}

describe('no page is wider than its window', () => {
  it(
    'any of the site map',
    async () => {
      const { page, close } = await visit(browser, phone)
      const findings: Record<string, string[]> = {}
      for (const address of await siteAddresses(site)) {
        await page.goto(site + address)
        const found = await tooNarrow(page)
        if (found.length > 0) findings[address] = found
      }
      expect(findings).toEqual({})
      await close()
    },
    longTestMs,
  )

  it(
    'those that show a title of one long word, nor do its pictures grow with it',
    async () => {
      const { page, close } = await visit(browser, desktop)
      for (const path of [`/blog/${ids[longWord]}`, '/', '/?q=WWWW']) {
        await page.goto(site + path)
        expect(await tooNarrow(page), path).toEqual([])
        const widest = await page.getByRole('article').evaluateAll((cards) => Math.max(...cards.map((card) => card.scrollWidth - card.clientWidth)))
        expect(widest, path).toBeLessThanOrEqual(1)
      }
      await close()
    },
    longTestMs,
  )
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
