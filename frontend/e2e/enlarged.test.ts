import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { desktop, openBrowser, visit } from './browser.ts'
import { signedInAt } from './signed-in-at.ts'
import { siteAddresses } from './site-addresses.ts'
import { shownTargets } from './targets.ts'

const site = inject('siteUrl')
/** The size of a 1280 by 1024 window at 400 % zoom. */
const enlarged = { ...desktop, viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' as const }
/** In ms, for a test that goes through many pages by keyboard. */
const longTestMs = 600_000

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Returns the focusable elements, in the order of the Tab key, that are covered or outside the window when focused. */
const behindOthers = async (page: Page) => {
  const targets = await shownTargets(page)
  return targets.evaluate((all) => {
    const found = new Set<string>()
    for (const element of all) {
      if (element.tabIndex < 0) continue
      element.focus()
      if (document.activeElement !== element) continue
      const [box] = element.getClientRects()
      if (!box || box.width <= 1 || box.height <= 1) continue
      const across = Math.min(Math.max((box.left + box.right) / 2, 1), innerWidth - 2)
      // For an element higher than the window, its visible part
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
      const at = bottom > top ? document.elementFromPoint(across, (top + bottom) / 2) : null
      const isItself = at !== null && (element.contains(at) || at.contains(element) || at.closest('label')?.contains(element) === true)
      if (!isItself) {
        const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
        const place = [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')
        found.add(`${element.closest('[class]')?.className} "${name}" ${place} behind ${at === null ? 'the edge' : at.outerHTML.slice(0, 80)}`)
      }
    }
    return [...found]
  })
}

/** Returns the share of the window that stays fixed while the page is scrolled at its middle. */
const shareThatStays = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
    const rows = Array.from({ length: innerHeight }, (_, y) => y).filter((y) => {
      for (let at = document.elementFromPoint(innerWidth / 2, y); at; at = at.parentElement) {
        const { position, top, bottom } = getComputedStyle(at)
        if (position === 'fixed') return true
        const box = at.getBoundingClientRect()
        // Sticky and currently held by the window
        if (
          position === 'sticky' &&
          ((top !== 'auto' && Math.abs(box.top - parseFloat(top)) < 1) ||
            (bottom !== 'auto' && Math.abs(innerHeight - box.bottom - parseFloat(bottom)) < 1))
        )
          return true
      }
      return false
    })
    return rows.length / innerHeight
  })

/** Returns texts that their box cuts off and that cannot be scrolled. */
const cut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(p, li, td, th, dd, dt, h1, h2, h3, label, button, summary, figcaption)')]
      .filter((each) => {
        const { overflowX, textOverflow, position, clipPath } = getComputedStyle(each)
        if (position === 'absolute' || clipPath !== 'none' || textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll')
          return false
        return overflowX === 'hidden' && each.scrollWidth > each.clientWidth + 1 && each.textContent.trim() !== ''
      })
      .map((each) => each.textContent.trim().slice(0, 40)),
  )

/** Returns elements that extend beyond the window and that no ancestor cuts off or scrolls. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const isHeld = (element: Element): boolean =>
      element.parentElement !== null && (getComputedStyle(element.parentElement).overflowX !== 'visible' || isHeld(element.parentElement))
    return [...document.querySelectorAll('body *')]
      .filter((each) => each.getBoundingClientRect().right > width + 0.5 && !isHeld(each))
      .map((each) => `${each.outerHTML.slice(0, 80)} to ${Math.round(each.getBoundingClientRect().right)}`)
      .slice(0, 8)
  })

async function expectNothingLost(page: Page, path: string) {
  expect.soft(await beyond(page), `${path} is wider than its window`).toEqual([])
  expect.soft(await behindOthers(page), path).toEqual([])
  expect.soft(await cut(page), path).toEqual([])
  expect.soft(await shareThatStays(page), `${path}: what stays`).toBeLessThanOrEqual(0.25)
}

describe('at four times the size', () => {
  it(
    'nothing is lost on a page of each kind',
    async () => {
      const { page, settled, close } = await visit(browser, enlarged)
      const kinds =
        /^\/(?:$|blog|commodities$|figures|tax-calendar$|glossary|search$|finance-academy$|newsletter$|contact$|about$|loan$|tag|login$|signup$|nothing)|^\/(?:calculators|home-loan-calculator|income-tax-calculator|sip-calculator)$/
      const addresses = [...(await siteAddresses(site)).filter((address) => kinds.test(address)), '/figures/repo', '/glossary/emi']
      expect(addresses.length).toBeGreaterThan(15)
      for (const address of addresses) {
        await page.goto(site + address)
        await settled()
        await expectNothingLost(page, address)
      }
      await close()
    },
    longTestMs,
  )

  it(
    'nor at the desk',
    async () => {
      const { page, settled, close } = await visit(browser, enlarged)
      await signedInAt(page, site)
      for (const address of ['/dashboard/articles', '/dashboard/calendar']) {
        await page.goto(site + address)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await settled()
        await expectNothingLost(page, address)
      }
      await close()
    },
    longTestMs,
  )

  it('the chat is whole: greeting, closing button, suggestions and input', async () => {
    const { page, close } = await visit(browser, enlarged)
    await page.goto(`${site}/?category=Tax`)
    await page.getByRole('button', { name: 'Chat assistant' }).click()
    const dialog = page.getByRole('dialog', { name: 'Chat assistant' })
    await dialog.getByText(/^Assistant: /).waitFor()
    const box = await dialog.boundingBox()
    if (box === null) throw new Error('The chat is not drawn')
    for (const part of [dialog.getByRole('button', { name: 'Close chat' }), dialog.getByRole('log'), dialog.getByRole('textbox')]) {
      const { y, height } = (await part.boundingBox()) ?? { y: NaN, height: NaN }
      expect([y >= box.y, y + height <= box.y + box.height]).toEqual([true, true])
    }
    expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
    await close()
  })
})
