import type { Article } from '@artha/contract/article'
import { expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'
import { axeOfExplainer, drawnExplainers } from './drawn-explainers.ts'
import { openInOwnFonts } from './own-fonts.ts'

const site = inject('siteUrl')

/** Returns the addresses of the articles with a short version. */
async function explained() {
  const cards = (await (await fetch(`${site}/admin/upload?fields=card&pageSize=100`)).json()) as { _id: string }[]
  const articles = await Promise.all(cards.map(async ({ _id }) => (await (await fetch(`${site}/admin/upload/${_id}`)).json()) as Article))
  return articles.filter(({ shortVersion }) => shortVersion).map(({ _id }) => `${site}/blog/${_id}`)
}

it('each article with a short version begins its first paragraph within 640 px of a phone', async () => {
  const browser = await openBrowser()
  const all = await explained()
  expect(all.length).toBeGreaterThanOrEqual(40)
  const visited = await visit(browser, phone)
  const { page } = visited
  await openInOwnFonts(visited, all[0] ?? '')
  await page.route('**/uploads/**', (route) => route.abort())
  const firstParagraph = async () => Math.round((await page.locator('#part-1 p, #part-1 li').first().boundingBox())?.y ?? Infinity)
  const late: string[] = []
  for (const address of all) {
    await page.goto(address)
    await page.evaluate(async () => document.fonts.ready)
    if ((await firstParagraph()) > 640) {
      // A busy machine may have left it in the stand-in fonts
      await openInOwnFonts(visited, address)
      const top = await firstParagraph()
      if (top > 640) late.push(`${await page.title()}: ${top}`)
    }
  }
  expect(late).toEqual([])
  await browser.close()
})

it('axe finds nothing in an article with each kind of chart, in either theme', async () => {
  const browser = await openBrowser()
  for (const address of await drawnExplainers(site)) expect(await axeOfExplainer(browser, address), address).toEqual([])
  await browser.close()
})
