import { expect, inject, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { siteAddresses } from './site-addresses.ts'
import { movedWhileLoading, windows } from './slow-loads.ts'

/** In ms, for a test that opens all pages slowly on a busy machine. */
const longTestMs = 900_000

it.each(windows)(
  'no page jumps while it comes on a slow line, and what the server drew stays, at %s px',
  async (...window) => {
    const browser = await openBrowser()
    const addresses = await siteAddresses(inject('siteUrl'))
    const found: Record<string, unknown> = {}
    for (const address of addresses) {
      // A mail's link has its code in the hash
      const moved = await movedWhileLoading(browser, inject('siteUrl') + address + (address === '/reset-link' ? '#code' : ''), window)
      if (moved) found[address] = moved
    }
    await browser.close()
    expect(addresses.length).toBeGreaterThan(40)
    expect(found).toEqual({})
  },
  longTestMs,
)
