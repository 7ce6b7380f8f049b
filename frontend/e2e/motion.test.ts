import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { desktop, motions, openBrowser, phone, visit } from './browser.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/**
 * Records each view transition and the duration of the moving picture. Replaces the limit of 300 ms for drawing the article with a longer one,
 * because a busy machine would exceed it, and then nothing moves by design.
 */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    const later = globalThis.setTimeout.bind(globalThis)
    const patient = (work: () => void, waitMs?: number) => later(work, waitMs === 300 ? 30_000 : waitMs)
    Object.assign(globalThis, { setTimeout: patient })
    const moves: number[] = []
    Object.assign(globalThis, { moves })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const note = () => {
        const group = document
          .getAnimations()
          .find(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-group(moved-picture)')
        moves.push(Number(group?.effect?.getComputedTiming().duration ?? 0))
      }
      void transition.ready.then(note, () => moves.push(-1))
      return transition
    }
  })
const movesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { moves: number[] }).moves)

/** Records in the page which marks slide, by the name or role of their parent. A slide may be over before the test could ask. */
const noteSlides = (page: Page) =>
  page.evaluate(() => {
    const slid = new Set<string>()
    Object.assign(globalThis, { slid })
    addEventListener('transitionrun', ({ pseudoElement, propertyName, target }) => {
      if (!(target instanceof Element) || pseudoElement !== '::after' || propertyName !== 'left') return
      const ms = parseFloat(getComputedStyle(target, pseudoElement).transitionDuration) * 1000
      if (ms > 16) slid.add(target.closest('nav')?.getAttribute('aria-label') ?? target.role ?? '')
    })
  })

const slides = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { slid: Set<string> }).slid])

describe.each(motions)('with motion: %s', (reducedMotion) => {
  const moves = reducedMotion === 'no-preference'

  it('a picture goes from its card to its article in 240 ms, and only where motion is wanted', async () => {
    const { page, complaints, settled, close } = await visit(browser, { ...desktop, reducedMotion })
    await noteTransitions(page)
    await page.goto(site)
    await settled()
    await page.mouse.wheel(0, 10)
    await settled()
    const link = page.locator('#trending article h3 a').first()
    const title = await link.textContent()
    await link.click()
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor()
    expect(await movesOf(page)).toEqual(moves ? [240] : [])
    // Going back has the browser's own transition
    await page.goBack()
    await link.waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it('the mark of the tabs slides to the one that was chosen', async () => {
    const { page, settled, close } = await visit(browser, { ...desktop, reducedMotion })
    await page.goto(site)
    await settled()
    const tabs = page.getByRole('tablist').filter({ hasText: 'Gold' })
    await tabs.scrollIntoViewIfNeeded()
    const place = () => tabs.evaluate((list) => getComputedStyle(list, '::after').left)
    const before = await place()
    await noteSlides(page)
    await tabs.getByRole('tab').nth(1).click()
    await settled()
    await expect.poll(place).not.toBe(before)
    expect(await slides(page)).toEqual(moves ? ['tablist'] : [])
    await close()
  })

  it('the mark of the sections slides as one reads on, that of the feed to the filter that was chosen', async () => {
    const { page, settled, close } = await visit(browser, { ...desktop, reducedMotion })
    await page.goto(site)
    await settled()
    await noteSlides(page)
    const strip = page.getByRole('navigation', { name: 'Sections' }).first()
    const place = () => strip.getByRole('list').evaluate((list) => getComputedStyle(list, '::after').left)
    const before = await place()
    await page.locator('#investment').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await expect.poll(place).not.toBe(before)
    const filters = page.locator('#feed').getByRole('navigation').first()
    await filters.scrollIntoViewIfNeeded()
    const label = (await filters.getAttribute('aria-label')) ?? ''
    await filters.getByRole('link', { name: 'Budget', exact: true }).click()
    await page.waitForURL('**/?category=Budget*')
    await settled()
    const marked = page.locator('#feed').getByRole('navigation').first().locator('[aria-current]')
    // The address changes before the page does
    await expect.poll(() => marked.allTextContents()).toEqual(['Budget'])
    if (!moves) expect(await slides(page)).toEqual([])
    else expect(await slides(page)).toContain('Sections')
    expect(label).not.toBe('')
    await close()
  })

  it('the figure of a calculator shows once that it has changed, when the input rests', async () => {
    const { page, settled, close } = await visit(browser, { ...desktop, reducedMotion })
    await page.goto(`${site}/loan-calculator`)
    await settled()
    await page.evaluate(() => {
      const settles: number[] = []
      Object.assign(globalThis, { settles })
      // The build shortens the names of animations; only the main figure has this one
      addEventListener('animationstart', ({ target }) => {
        if (target instanceof Element && target.matches('form [translate=no] > *'))
          settles.push(parseFloat(getComputedStyle(target).animationDuration) * 1000)
      })
    })
    const slider = page.getByRole('slider').first()
    // Five steps without a pause, however busy the machine is
    await slider.evaluate((input: HTMLInputElement) => {
      for (let step = 0; step < 5; step += 1) {
        input.stepUp()
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { settles: number[] }).settles.length)).toBe(1)
    const [ms] = await page.evaluate(() => (globalThis as unknown as { settles: number[] }).settles)
    expect(ms).toBe(moves ? 240 : 1)
    await close()
  })
})

/** Records layout shifts while an answer arrives: their size and elements. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
        const moved = sources.map(({ node }) =>
          (node instanceof Element ? `${node.tagName} ${node.className}` : (node?.textContent ?? '')).slice(0, 60),
        )
        if (value > 0.001 && !hadRecentInput) shifts.push(`${value.toFixed(4)} ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts.splice(0))

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('nothing jumps on %s when the answer for a page comes after it was opened', async (_, options) => {
  const { page, settled, close } = await visit(browser, { ...options, reducedMotion: 'reduce' })
  await noteShifts(page)
  for (const [from, opener] of [
    ['/', '#trending article h3 a'],
    ['/about', 'footer a[href="/figures"]'],
    ['/about', 'footer a[href="/tax-calendar"]'],
    ['/about', 'footer a[href="/commodities"]'],
    ['/about', 'header a[href="/"]'],
  ] as const) {
    await page.goto(site + from)
    await settled()
    // Later than the half second after a press in which browsers do not count shifts
    await page.route(/\/(api|admin)\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900))
      await route.continue()
    })
    const link = page.locator(opener).first()
    const to = (await link.getAttribute('href')) ?? ''
    await link.scrollIntoViewIfNeeded()
    await shiftsOf(page)
    await link.click()
    await page.waitForFunction((path) => location.pathname.startsWith(path), to)
    await settled()
    expect.soft(await shiftsOf(page), `${from} to ${to}`).toEqual([])
    // Requests that are still delayed continue first
    await page.unrouteAll({ behavior: 'wait' })
  }
  await close()
})

it('the button of the chat lies upon no card: beside the page in a wide window, a bar at the foot of a narrow one', async () => {
  for (const options of [desktop, phone]) {
    const { page, settled, close } = await visit(browser, options)
    await page.goto(site)
    await settled()
    const button = await page.getByRole('button', { name: 'Chat assistant' }).boundingBox()
    const { width, height } = options.viewport ?? { width: 0, height: 0 }
    if (options === phone) {
      expect(button).toMatchObject({ x: 0, width })
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeCloseTo(height, 0)
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      const footer = await page.getByRole('contentinfo').boundingBox()
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((button?.y ?? 0) + 1)
    } else {
      const rights = await page
        .locator('main article, main li, main section')
        .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)))
      expect(button?.x ?? 0).toBeGreaterThanOrEqual(Math.min(rights, 1340))
    }
    await close()
  }
})
