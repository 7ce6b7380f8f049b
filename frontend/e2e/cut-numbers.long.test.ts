import { expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'
import { addressesOf, calculatorPaths, cutNumbers } from './cut-numbers.ts'

/** In ms, for a test that opens many pages on a busy machine. */
const longTestMs = 900_000

it(
  'no calculator cuts a number on narrow phones, with what it begins with and with its first sum as large as it can be',
  async () => {
    const browser = await openBrowser()
    const { page } = await visit(browser, phone)
    const found: Record<string, string[]> = {}
    for (const address of calculatorPaths.flatMap(addressesOf)) {
      await page.goto(inject('siteUrl') + address)
      const cut = await cutNumbers(page)
      if (cut.length > 0) found[address] = cut
    }
    await browser.close()
    expect(calculatorPaths.length).toBeGreaterThan(30)
    expect(found).toEqual({})
  },
  longTestMs,
)
