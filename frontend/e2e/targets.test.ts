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
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
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
      if (height < 43.5 || width < 43.5)
        found.add(
          `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}" ${element.className.slice(0, 30)} ${Math.round(width)}×${Math.round(height)}`,
        )
    }
    return [...found]
  })

/** What an address asks for, with and without an answer. */
const asked = ['/?category=Tax', '/?q=gold', '/?q=zebra', '/?category=unknown']

describe('on a phone a finger finds 44 px', () => {
  it(
    'on every page of the site map',
    async () => {
      const { page, close } = await visit(browser, phone)
      const findings: Record<string, string[]> = {}
      for (const address of [...(await siteAddresses(site)), ...asked]) {
        await page.goto(site + address)
        const found = await smallTargets(page)
        if (found.length > 0) findings[address] = found
      }
      expect(findings).toEqual({})
      await close()
    },
    longTestMs,
  )

  it('in the menu, the search box and the chat', async () => {
    const { page, close } = await visit(browser, phone)
    await page.goto(`${site}/?category=Tax`)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.locator('summary').first().click()
    await menu.getByRole('form', { name: 'Newsletter in the menu' }).waitFor()
    expect(await smallTargets(page)).toEqual([])
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('searchbox').first().waitFor()
    expect(await smallTargets(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Chat assistant' }).click()
    const chat = page.getByRole('dialog', { name: 'Chat assistant' })
    await chat.getByRole('button', { name: /FD vs SIP/ }).click()
    await chat.getByRole('link').first().waitFor()
    expect(await smallTargets(page)).toEqual([])
    await close()
  })
})
