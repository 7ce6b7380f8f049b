import { expect, inject, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { siteAddresses } from './site-addresses.ts'
import { htmlFindings, poorWithoutScript, structuredDataOf } from './valid-pages.ts'

const site = inject('siteUrl')

it('every page is valid HTML, and has one h1, words of its own and a title without script', { timeout: 600_000 }, async () => {
  const browser = await openBrowser()
  const addresses = await siteAddresses(site)
  expect(addresses.length).toBeGreaterThan(40)
  expect(await htmlFindings(site, addresses)).toEqual([])
  expect(await poorWithoutScript(browser, site, addresses)).toEqual([])
  await browser.close()
})

it('the structured data of every article of the publication is right', async () => {
  const map = await (await fetch(`${site}/sitemap/articles-1.xml`)).text()
  const articles = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  expect(articles.length).toBeGreaterThan(50)
  expect((await structuredDataOf(articles)).findings).toEqual([])
})
