import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'
import { siteAddresses } from './site-addresses.ts'
import { shownTargets } from './targets.ts'

const site = inject('siteUrl')
/** In ms, for a test that opens many pages on a busy machine. */
const longTestMs = 600_000

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/**
 * Returns the targets that are lower or narrower than 44 px, measured by their own box, their label's, or that of the card they fill. As in WCAG
 * 2.5.5, space around a target does not count, and links within running text are exempt.
 */
const smallTargets = async (page: Page) => {
  const targets = await shownTargets(page)
  return targets.evaluate((all) => {
    const leastPx = 43.5
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
    /** True if there is text outside of targets in the same lines. */
    function isInRunningText(element: Element) {
      if (!isInline(element)) return false
      let block = element.parentElement
      while (block !== null && isInline(block)) block = block.parentElement
      if (block === null) return false
      const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
        let at = text.parentElement
        while (at !== null && at !== block && isInline(at) && !at.matches('a, button')) at = at.parentElement
        if (at === block && /\p{L}{2}/u.test(text.textContent ?? '')) return true
      }
      return false
    }
    /** Returns the box that reacts to a press: that of the label, the card or the element. */
    function boxOf(element: Element) {
      const label = element.matches('input[type=radio], input[type=checkbox]') ? element.closest('label') : null
      const spread = getComputedStyle(element, '::after')
      const fillsCard = spread.content !== 'none' && spread.position === 'absolute' && spread.inset === '0px'
      let card = fillsCard ? element : null
      while (card !== null && getComputedStyle(card).position === 'static') card = card.parentElement
      return (label ?? card ?? element).getBoundingClientRect()
    }
    const found = all.flatMap((element) => {
      // Hidden from users: a trap for bots
      if (element.closest('[aria-hidden=true]') !== null) return []
      const { width, height } = boxOf(element)
      // Elements of one pixel are for screen readers, or become visible when focused
      const isSmall = width > 1 && height > 1 && (width < leastPx || height < leastPx)
      if (!isSmall || isInRunningText(element)) return []
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
      return `${element.localName}.${element.className} "${name}" in ${element.parentElement?.className} ${Math.round(width)}×${Math.round(height)}`
    })
    return [...new Set(found)]
  })
}

describe('on a phone a finger finds 44 px', () => {
  it(
    'on every page of the site map, with everything open',
    async () => {
      const { page, close } = await visit(browser, phone)
      const findings: Record<string, string[]> = {}
      for (const address of [...(await siteAddresses(site)), '/?category=Tax', '/?subcategory=News', '/?q=sip', '/?q=zzzz', '/search?q=tax']) {
        await page.goto(site + address)
        await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
        const found = await smallTargets(page)
        if (found.length > 0) findings[address] = found
      }
      expect(findings).toEqual({})
      await close()
    },
    longTestMs,
  )

  it.each(['nav[aria-label="Menu"] summary', 'role=button[name="Search"]', 'role=button[name="Chat assistant"]'])(
    'in what opens by %s',
    async (opener) => {
      const { page, settled, close } = await visit(browser, phone)
      await page.goto(`${site}/?category=Tax`)
      await page.locator(opener).first().click()
      await settled()
      expect(await smallTargets(page)).toEqual([])
      await close()
    },
  )
})
