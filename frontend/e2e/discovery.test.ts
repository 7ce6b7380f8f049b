import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { rssFindings } from '../checks/rss-rules.ts'
import { sitemapFindings } from '../checks/sitemap-rules.ts'
import { rssPath } from '../src/lib/paths.ts'
import { feedCategories } from '../src/pages/category-feed.ts'
import { desktop, openBrowser, visit } from './browser.ts'
import { siteAddresses } from './site-addresses.ts'
import { htmlFindings, poorWithoutScript, structuredDataOf } from './valid-pages.ts'

const site = inject('siteUrl')
let browser: Browser
let addresses: string[]

beforeAll(async () => {
  browser = await openBrowser()
  addresses = await siteAddresses(site)
})
afterAll(() => browser.close())

const textAt = async (address: string) => (await fetch(new URL(address, site))).text()
const locations = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

// The calculators share a template, so three of them are enough; discovery.long.test.ts checks all pages
const someCalculators = ['/home-loan-calculator', '/income-tax-calculator', '/budget-calculator']
const onePageOfEachKind = () => addresses.filter((address) => !address.endsWith('-calculator') || someCalculators.includes(address))

it('one page of each kind is valid HTML', async () => {
  const kinds = onePageOfEachKind()
  expect(kinds).toEqual(expect.arrayContaining(someCalculators))
  expect(await htmlFindings(site, kinds)).toEqual([])
})

it('one page of each kind has one h1, words of its own and a title, without script', async () => {
  expect(await poorWithoutScript(browser, site, onePageOfEachKind())).toEqual([])
})

describe('structured data', () => {
  it('is what search engines ask for, on every page that has some', async () => {
    expect((await structuredDataOf(addresses.map((address) => site + address))).findings).toEqual([])
    expect((await structuredDataOf([`${site}/`])).types).toEqual(['Organization', 'WebSite'])
  })

  it('is right for the newest articles, questions and answers where there are some', async () => {
    // discovery.long.test.ts checks every article
    const articles = locations(await textAt('/sitemap/articles-1.xml')).slice(0, 15)
    const { findings, types } = await structuredDataOf(articles)
    expect(findings).toEqual([])
    expect(types).toEqual(['BreadcrumbList', 'FAQPage', 'NewsArticle'])
  })

  it('is let in by the content policy, and follows the reader from page to page', async () => {
    const { page, complaints, close } = await visit(browser, desktop)
    await page.goto(`${site}/`, { waitUntil: 'networkidle' })
    const types = () =>
      page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((blocks) => blocks.map((block) => (JSON.parse(block.textContent) as { '@type': string })['@type']))
    expect(await types()).toEqual(['WebSite', 'Organization'])
    await page.locator('main h3 a').first().click()
    await page.waitForURL('**/blog/*')
    await expect.poll(types).toContain('NewsArticle')
    expect(await types()).not.toContain('WebSite')
    expect(complaints).toEqual([])
    await close()
  })
})

it('feeds are right: of everything, and of each category', async () => {
  for (const path of [rssPath(), ...feedCategories.map((category) => rssPath(category))]) {
    expect(rssFindings(await textAt(path)), path).toEqual([])
  }
})

it('the map of the site is right in all its parts, and each address in it is its own canonical one', async () => {
  const robots = await textAt('/robots.txt')
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? []
  const parts = locations(await textAt(index))
  expect(sitemapFindings(await textAt(index), site, new Date())).toEqual([])
  expect(parts.length).toBeGreaterThanOrEqual(2)
  for (const part of parts) {
    const text = await textAt(part)
    expect(sitemapFindings(text, site, new Date()), part).toEqual([])
    for (const address of locations(text).slice(0, 20)) {
      expect(await textAt(address), address).toContain(`<link rel="canonical" href="${address}">`)
    }
  }
})

it('the icons, the manifest and the share pictures are there, at the declared sizes', async () => {
  const manifest = (await (await fetch(`${site}/site.webmanifest`)).json()) as { icons: { src: string; sizes: string; type: string }[] }
  const { page, close } = await visit(browser, desktop)
  const html = await textAt('/')
  const shared = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const pictures = [
    ...manifest.icons.map(({ src, sizes }) => [src, sizes]),
    ['/icons/apple-touch-icon.png', '180x180'],
    [shared, '1200x630'],
  ] as const
  await page.goto(`${site}/about`)
  for (const [src, sizes] of pictures) {
    const drawn = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    if (sizes !== 'any') expect(drawn, src).toBe(sizes)
  }
  await close()
})
