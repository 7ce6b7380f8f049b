import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { definitionRoutes } from '../src/app/definition-routes.ts'
import { desktop, motions, openBrowser, visit } from './browser.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

interface Noted {
  settles: number[]
  others: string[]
}

/** Records how long figures take to settle, and other animations. */
const noteMotion = (page: Page) =>
  page.addInitScript(() => {
    const noted: Noted = { settles: [], others: [] }
    Object.assign(globalThis, { noted })
    const longest = (durations: string) => Math.max(...durations.split(',').map((each) => parseFloat(each) * (each.trim().endsWith('ms') ? 1 : 1000)))
    // The build shortens the names of animations; only the main figure has this one
    addEventListener('animationstart', ({ animationName, target, pseudoElement }) => {
      if (!(target instanceof Element)) return
      const ms = longest(getComputedStyle(target, pseudoElement).animationDuration)
      if (target.matches('form [translate=no] > *')) noted.settles.push(ms)
      else if (ms > 16) noted.others.push(`${animationName} ${ms}`)
    })
    addEventListener('transitionrun', ({ propertyName, target, pseudoElement }) => {
      if (!(target instanceof Element)) return
      const ms = longest(getComputedStyle(target, pseudoElement).transitionDuration)
      if (ms > 16) noted.others.push(`${propertyName} ${ms}`)
    })
  })
const notedOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted)

/** The index of the slider that changes a calculator's figure; 0 by default. A flat rate's comparison does not depend on the amount. */
const sliderOf: Record<string, number> = { '/flat-rate-calculator': 1 }

/** Moves that slider five steps without a pause. Without a slider, types another value into the first amount. */
async function change(page: Page, path: string) {
  const slider = page
    .getByRole('main')
    .getByRole('slider')
    .nth(sliderOf[path] ?? 0)
  if ((await slider.count()) === 0)
    return page.getByRole('main').locator('input[inputmode="decimal"], input[inputmode="numeric"]').first().fill('54321')
  return slider.evaluate((input: HTMLInputElement) => {
    const down = Number(input.value) >= Number(input.max)
    for (let step = 0; step < 5; step += 1) {
      if (down) input.stepDown()
      else input.stepUp()
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
}

describe.each(motions)('with motion: %s', (reducedMotion) => {
  it.each(definitionRoutes.map(({ path }) => path))('the figure of %s shows once that it has changed, when the input rests', async (path) => {
    const { page, complaints, settled, close } = await visit(browser, { ...desktop, reducedMotion })
    await noteMotion(page)
    await page.goto(site + path)
    await settled()
    await change(page, path)
    await expect.poll(async () => (await notedOn(page)).settles.length).toBe(1)
    const { settles, others } = await notedOn(page)
    expect(settles).toEqual([reducedMotion === 'reduce' ? 1 : 240])
    if (reducedMotion === 'reduce') expect(others).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })
})
