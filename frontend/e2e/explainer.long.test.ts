import type { Article } from '@artha/contract/article'
import { expect, inject, it } from 'vitest'
import { desktop, openBrowser, phone, visit } from './browser.ts'
import { axeOfExplainer, drawnExplainers, edgesOfParts, topsOfParts } from './drawn-explainers.ts'
import { openInOwnFonts } from './own-fonts.ts'

const site = inject('siteUrl')

/** Returns the addresses of the articles with a short version. */
async function explained() {
  const cards = (await (await fetch(`${site}/admin/upload?fields=card&pageSize=100`)).json()) as { _id: string }[]
  const articles = await Promise.all(cards.map(async ({ _id }) => (await (await fetch(`${site}/admin/upload/${_id}`)).json()) as Article))
  return articles.filter(({ shortVersion }) => shortVersion).map(({ _id }) => `${site}/blog/${_id}`)
}

it('each article with a short version has its parts in order on a phone, the first paragraph within 640 px', async () => {
  const browser = await openBrowser()
  const all = await explained()
  expect(all.length).toBeGreaterThanOrEqual(40)
  const visited = await visit(browser, phone)
  const { page } = visited
  await openInOwnFonts(visited, all[0] ?? '')
  await page.route('**/uploads/**', (route) => route.abort())
  const isRight = async () => {
    const tops = await topsOfParts(page)
    return (tops[2] ?? Infinity) <= 640 && tops.every((top, at) => top >= (tops[at - 1] ?? 0))
  }
  const wrong: string[] = []
  for (const address of all) {
    await page.goto(address)
    await page.evaluate(async () => document.fonts.ready)
    if (await isRight()) continue
    // A busy machine may have left it in the stand-in fonts
    await openInOwnFonts(visited, address)
    if (!(await isRight())) wrong.push(`${await page.title()}: ${(await topsOfParts(page)).join(', ')}`)
  }
  expect(wrong).toEqual([])
  await browser.close()
})

it('an article with each kind of chart has one left edge on a desktop, and a chart as wide as the cover', async () => {
  const browser = await openBrowser()
  const visited = await visit(browser, desktop)
  for (const address of await drawnExplainers(site)) {
    await openInOwnFonts(visited, address)
    const { left, right } = await edgesOfParts(visited.page)
    expect([left.length, right.length], address).toEqual([1, 1])
  }
  await browser.close()
})

it('axe finds nothing in an article with each kind of chart, in either theme', async () => {
  const browser = await openBrowser()
  for (const address of await drawnExplainers(site)) expect(await axeOfExplainer(browser, address), address).toEqual([])
  await browser.close()
})
