import { expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'
import { widthsThatOverflow } from './page-width.ts'
import { siteAddresses } from './site-addresses.ts'

/** In ms, for a test that opens all pages on a busy machine. */
const longTestMs = 900_000

const site = inject('siteUrl')

it(
  'no page of the site map is wider than its window',
  async () => {
    const browser = await openBrowser()
    const { page } = await visit(browser, phone)
    const findings: Record<string, string[]> = {}
    for (const address of await siteAddresses(site)) {
      await page.goto(site + address)
      const found = await widthsThatOverflow(page)
      if (found.length > 0) findings[address] = found
    }
    await browser.close()
    expect(findings).toEqual({})
  },
  longTestMs,
)
