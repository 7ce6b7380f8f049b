import type { Browser, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { translatePage, untranslated } from '../src/mocks/page-tests/translator.ts'
import { desktop, visit, type Visit } from './browser.ts'

/** All that is read in a page, as if it had not been translated. */
export const read = async (page: Page) =>
  untranslated(
    await page
      .evaluate(() =>
        [...document.querySelectorAll('main, dialog[open]')].map((part) => {
          const copy = part.cloneNode(true) as Element
          // Their text stands in a page of the server alone
          for (const unseen of copy.querySelectorAll('noscript')) unseen.remove()
          // An axis leaves out a word that has become too long
          for (const axis of copy.querySelectorAll('.recharts-cartesian-axis, .recharts-cartesian-axis-tick-labels')) axis.remove()
          return copy.textContent
        }),
      )
      .then((parts) => parts.join('\n')),
  )

export const choose = (page: Page, place: string, words: string) => page.locator(`${place} label`, { hasText: words }).first().click()
export const fill = (page: Page, name: string, text: string) => page.locator(`main input[name="${name}"]:not([type="range"])`).first().fill(text)

/** Elsewhere within the site and back. */
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

/** Both have been used alike: what is read in both is the same, and nothing went wrong in either. */
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
  // On a busy machine the search refuses, and is asked again
  expect(translated.complaints.filter((complaint) => !/503.*search/.test(complaint))).toEqual([])
  await Promise.all([plain.close(), translated.close()])
}
