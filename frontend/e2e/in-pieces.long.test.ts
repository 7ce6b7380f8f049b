import { expect, inject, it } from 'vitest'
import { desktop, openBrowser } from './browser.ts'
import { shiftInPieces } from './in-pieces.ts'

it('nothing of the front page moves while it comes, on a desktop', async () => {
  const browser = await openBrowser()
  expect(await shiftInPieces(browser, inject('siteUrl'), desktop)).toEqual([])
  await browser.close()
})
