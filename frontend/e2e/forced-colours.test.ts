import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { desktop, openBrowser, visit } from './browser.ts'
import { signedInAt } from './signed-in-at.ts'

const site = inject('siteUrl')
const readersColours = { ...desktop, forcedColors: 'active' as const }

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Returns chosen elements that only their background marks, because forced colours remove it. */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const chosen = '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"]), label:has([type="radio"]:checked)'
    const ground = getComputedStyle(document.body).backgroundColor
    const isDrawn = (style: CSSStyleDeclaration, side: string) =>
      style.getPropertyValue(`${side}-style`) !== 'none' &&
      parseFloat(style.getPropertyValue(`${side}-width`)) >= 1 &&
      style.getPropertyValue(`${side}-color`) !== ground
    return [...document.querySelectorAll(chosen)]
      .filter((each) => each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      .filter((each) => !isDrawn(getComputedStyle(each), 'outline'))
      .map((each) => each.outerHTML.slice(0, 80))
  })

/** Returns texts in the colour of their background. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour)
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element)
      return !isClear(backgroundColor) || element.parentElement === null ? backgroundColor : groundOf(element.parentElement)
    }
    const hasWords = (element: Element) => [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '')
    return [...document.querySelectorAll('body :not(script, style, option, svg *)')]
      .filter((each) => hasWords(each) && each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      .filter((each) => getComputedStyle(each).color === groundOf(each))
      .map((each) => each.outerHTML.slice(0, 80))
  })

async function expectSeen(page: Page, path: string) {
  expect.soft(await unmarked(page), path).toEqual([])
  expect.soft(await unreadable(page), path).toEqual([])
}

describe('in the reader’s own colours', () => {
  it('what is chosen has a mark, and all words are read', async () => {
    const { page, settled, close } = await visit(browser, readersColours)
    for (const path of ['/', '/loan-calculator', '/income-tax-calculator', '/calculators', '/commodities', '/figures', '/login']) {
      await page.goto(site + path)
      await settled()
      await expectSeen(page, path)
    }
    await close()
  })

  it('at the desk too', async () => {
    const { page, settled, close } = await visit(browser, readersColours)
    await signedInAt(page, site)
    for (const path of ['/dashboard', '/dashboard/articles', '/form']) {
      await page.goto(site + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await settled()
      await expectSeen(page, path)
    }
    await close()
  })

  it('what was said in the chat stands in frames', async () => {
    const { page, settled, close } = await visit(browser, readersColours)
    await page.goto(site)
    await settled()
    await page.getByRole('button', { name: 'Chat assistant' }).click()
    const log = page.getByRole('log')
    await log.waitFor()
    const frames = await log.locator('[data-sender]').evaluateAll((said) => said.map((each) => getComputedStyle(each).borderTopStyle))
    expect(frames.length).toBeGreaterThan(0)
    expect(new Set(frames)).toEqual(new Set(['solid']))
    await expectSeen(page, 'chat')
    await close()
  })

  it('the part of a slider that was chosen, and its knob, are drawn by the system', async () => {
    const { page, settled, close } = await visit(browser, readersColours)
    await page.goto(`${site}/loan-calculator`)
    await settled()
    const looks = await page.getByRole('slider').evaluateAll((sliders) => sliders.map((slider) => getComputedStyle(slider).appearance))
    expect(looks.length).toBeGreaterThan(0)
    expect(new Set(looks)).toEqual(new Set(['auto']))
    await close()
  })
})
