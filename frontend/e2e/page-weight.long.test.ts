import { expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'
import { openInOwnFonts } from './own-fonts.ts'

// ways.test.ts expects the same positions of more addresses, in the stand-in fonts too
it('what the address asks for stands in the first screen of a phone, and what it does not find too', async () => {
  const browser = await openBrowser()
  const visited = await visit(browser, phone)
  const { page, close } = visited
  const top = async (text: string | RegExp) => (await page.getByText(text).first().boundingBox())?.y ?? Infinity
  await openInOwnFonts(visited, `${inject('siteUrl')}/?category=Tax`)
  for (const text of ['Latest in Tax', /articles?$|newest first/]) expect(await top(text)).toBeLessThan(400)
  expect((await page.locator('#feed article').first().boundingBox())?.y).toBeLessThan(500)
  await page.goto(`${inject('siteUrl')}/?q=zebra`)
  expect(await top('No articles found.')).toBeLessThan(600)
  await close()
  await browser.close()
})
