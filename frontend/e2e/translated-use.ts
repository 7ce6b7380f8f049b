import type { Browser, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { translatePage, untranslated } from '../src/mocks/page-tests/translator.ts'
import { desktop, visit, type Visit } from './browser.ts'

/** Returns the page's text as before translation. */
export const read = async (page: Page) =>
  untranslated(
    await page
      .evaluate(() =>
        [...document.querySelectorAll('main, dialog[open]')].map((part) => {
          const copy = part.cloneNode(true) as Element
          // Their text is only in the server's HTML
          for (const unseen of copy.querySelectorAll('noscript')) unseen.remove()
          // An axis omits labels that became too long
          for (const axis of copy.querySelectorAll('.recharts-cartesian-axis, .recharts-cartesian-axis-tick-labels')) axis.remove()
          return copy.textContent
        }),
      )
      .then((parts) => parts.join('\n')),
  )

export const choose = (page: Page, place: string, words: string) => page.locator(`${place} label`, { hasText: words }).first().click()
export const fill = (page: Page, name: string, text: string) => page.locator(`main input[name="${name}"]:not([type="range"])`).first().fill(text)

/** Follows a link within the site and goes back. */
export async function leaveAndReturn(page: Page, link: string) {
  const from = new URL(page.url()).pathname
  await page.locator(link).first().click()
  await page.waitForURL(({ pathname }) => pathname !== from)
  await page.goBack()
  await page.waitForURL(({ pathname }) => pathname === from)
}

export async function slide(page: Page, at: number) {
  const slider = page.locator('main input[type="range"]').nth(at)
  for (let step = 0; step < 3; step += 1) await slider.press('ArrowRight')
}

export async function open(browser: Browser, address: string, isTranslated: boolean) {
  const visited = await visit(browser, { ...desktop, reducedMotion: 'reduce' })
  await visited.page.goto(inject('siteUrl') + address)
  await visited.settled()
  if (isTranslated) await visited.page.evaluate(translatePage)
  return visited
}

/** Expects both pages, used in the same way, to show the same text without errors. */
export async function expectAlike(plain: Visit, translated: Visit) {
  let [said, meant] = ['', '']
  await expect
    .poll(async () => {
      said = await read(translated.page)
      meant = await read(plain.page)
      return said === meant
    })
    .toBe(true)
    .catch(() => undefined)
  expect(said).toBe(meant)
  expect(meant).not.toMatch(/went wrong|stopped working/)
  // On a busy machine the search is refused and repeated
  expect(translated.complaints.filter((complaint) => !/503.*search/.test(complaint))).toEqual([])
  await Promise.all([plain.close(), translated.close()])
}
