import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'
import { siteAddresses } from './site-addresses.ts'

const site = inject('siteUrl')
/** For a test that opens many pages, on a machine that does much else. */
const longTestMs = 600_000

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/**
 * What answers to a finger and is lower or narrower than 44 px: its own box, or that of the label around it. Links within a sentence are as
 * high as its lines, by WCAG too.
 */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>()
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && element.getClientRects().length > 0
    const inSentence = (element: Element) => {
      if (element.tagName !== 'A') return false
      const words = element.parentElement?.closest('p, li, td, dd, figcaption, blockquote')
      return words !== null && words !== undefined && words.textContent.trim() !== element.textContent.trim()
    }
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary, input:not([type=hidden]), select, textarea')) {
      if (!isShown(element) || element.closest('[inert], [aria-hidden=true]') || inSentence(element)) continue
      const label = element.matches('input[type=radio], input[type=checkbox]') ? element.closest('label') : null
      const box = (label ?? element).getBoundingClientRect()
      // A link of a card fills the card
      const spread = getComputedStyle(element, '::after')
      const card =
        spread.position === 'absolute' && spread.inset === '0px' ? element.closest('article, li, [class*=card]')?.getBoundingClientRect() : undefined
      const { width, height } = card ?? box
      if (width <= 1 || height <= 1) continue
      // A short word is as wide as it is; a button is not
      if (height < 43.5 || width < (element.tagName === 'A' ? 24 : 43.5))
        found.add(
          `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}" ${element.className.slice(0, 30)} ${Math.round(width)}×${Math.round(height)}`,
        )
    }
    return [...found]
  })

describe('on a phone a finger finds 44 px', () => {
  it(
    'on every page of the site map',
    async () => {
      const { page, close } = await visit(browser, phone)
      const findings: Record<string, string[]> = {}
      for (const address of await siteAddresses(site)) {
        await page.goto(site + address)
        const found = await smallTargets(page)
        if (found.length > 0) findings[address] = found
      }
      expect(findings).toEqual({})
      await close()
    },
    longTestMs,
  )
})
