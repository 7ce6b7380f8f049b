import { expect, inject, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { siteAddresses } from './site-addresses.ts'
import { movedWhileLoading, windows } from './slow-loads.ts'

/** In ms, for a test that opens many pages slowly on a busy machine. */
const longTestMs = 900_000

/** Pages of the newsroom redirect visitors at once, so there is nothing to watch. */
const isLedOn = (address: string) => /^\/(?:dashboard|form)\b/.test(address)

/** The pages of each file. Calculators are many, so those of the first half of the alphabet have a file of their own. */
function pagesOf(address: string) {
  if (!address.endsWith('-calculator')) return 'others'
  return address < '/j' ? 'calculators from A to I' : 'calculators from J to Z'
}

/** Opens some pages on a slow line, each in both windows at the same time. */
export function testHoldingStill(pages: ReturnType<typeof pagesOf>) {
  it(
    `${pages}: no page jumps while it comes on a slow line, and what the server drew stays`,
    async () => {
      const browser = await openBrowser()
      const site = inject('siteUrl')
      const addresses = (await siteAddresses(site)).filter((address) => !isLedOn(address) && pagesOf(address) === pages)
      const found: Record<string, unknown> = {}
      for (const address of addresses) {
        // A mail's link has its code in the hash
        const url = site + address + (['/reset-link', '/newsletter/confirm'].includes(address) ? '#code' : '')
        const moved = await Promise.all(windows.map((window) => movedWhileLoading(browser, url, window)))
        if (moved.some((each) => each !== undefined)) found[address] = moved
      }
      await browser.close()
      expect(addresses.length).toBeGreaterThan(10)
      expect(found).toEqual({})
    },
    longTestMs,
  )
}
