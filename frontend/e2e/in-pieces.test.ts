import { expect, inject, it } from 'vitest'
import { openBrowser, phone } from './browser.ts'
import { shiftInPieces } from './in-pieces.ts'

// in-pieces.long.test.ts checks a desktop
it('nothing of the front page moves while it comes, on a phone', async () => {
  const browser = await openBrowser()
  expect(await shiftInPieces(browser, inject('siteUrl'), phone)).toEqual([])
  await browser.close()
})
