import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { desktop, openBrowser, phone, visit } from './browser.ts'

const site = inject('siteUrl')
/** In ms, for a test that opens many pages on a busy machine. */
const longTestMs = 600_000

let browser: Browser
let paths: string[]

beforeAll(async () => {
  browser = await openBrowser()
  const [article] = (await (await fetch(`${site}/admin/upload?fields=card&pageSize=1`)).json()) as { _id: string }[]
  paths = [
    '/',
    `/blog/${article?._id}`,
    '/calculators',
    '/loan-calculator',
    '/commodities',
    '/academy',
    '/contact',
    '/login',
    '/search?q=tax',
    '/tax',
  ]
})
afterAll(() => browser.close())

/** Returns what is lost in a window of 320 by 256: text beyond the edge, text that its box cuts off, and bars that leave no room to read. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) found.push(`${document.documentElement.scrollWidth} px wide`)
    for (const element of document.querySelectorAll<HTMLElement>('main h1, main h2, main h3, main p, main label, main button')) {
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || element.closest('.visually-hidden, [aria-hidden=true]'))
        continue
      const { overflowX, webkitLineClamp } = getComputedStyle(element)
      const isCut = overflowX !== 'visible' && webkitLineClamp === 'none' && element.scrollWidth > element.clientWidth + 1
      if (isCut) found.push(`cut: ${element.textContent.slice(0, 40)}`)
    }
    // Bars that stay fixed while the page scrolls
    scrollTo({ top: innerHeight, behavior: 'instant' })
    const covered = new Set<number>()
    for (let y = 2; y < innerHeight; y += 4) {
      for (let at = document.elementFromPoint(innerWidth / 2, y); at !== null; at = at.parentElement) {
        if (!['fixed', 'sticky'].includes(getComputedStyle(at).position) || at.closest('main') !== null) continue
        covered.add(y)
        break
      }
    }
    if (covered.size * 4 > innerHeight * 0.4) found.push(`${covered.size * 4} of ${innerHeight} px are covered`)
    return found
  })

it(
  'at 400 % nothing is lost',
  async () => {
    const { page, close } = await visit(browser, { viewport: { width: 320, height: 256 } })
    for (const path of paths) {
      // A font that loads too late is used from the next visit on, and the fallback's width is not guaranteed
      const opened = async () => {
        await page.goto(site + path)
        await page.evaluate(async () => {
          await document.fonts.ready
        })
        return lost(page)
      }
      await expect.poll(opened, { message: path }).toEqual([])
    }
    await close()
  },
  longTestMs,
)

/** Returns consecutive stops of the Tab key of which the later is completely above the earlier in the same column. */
const backwards = (page: Page) =>
  page.evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
      (each) => each.tabIndex >= 0 && each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && each.closest('[inert]') === null,
    )
    const isLoose = (element: Element) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position) && at.closest('main article') === null) return true
      return false
    }
    const boxes = stops
      .filter((each) => !isLoose(each))
      .map((each) => ({ box: each.getBoundingClientRect(), words: (each.getAttribute('aria-label') ?? each.textContent).trim().slice(0, 40) }))
    return boxes.flatMap(({ box, words }, at) => {
      const before = boxes[at - 1]
      const isAbove = before !== undefined && box.bottom <= before.box.top - 1 && box.left < before.box.right && box.right > before.box.left
      return isAbove && box.height > 1 && before.box.height > 1 ? [`"${words}" after "${before.words}"`] : []
    })
  })

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
])(
  'what is reached next by Tab stands below or beside, on %s',
  async (_, options) => {
    const { page, settled, close } = await visit(browser, options)
    const findings: Record<string, string[]> = {}
    for (const path of paths) {
      await page.goto(site + path)
      await settled()
      const found = await backwards(page)
      if (found.length > 0) findings[path] = found
    }
    expect(findings).toEqual({})
    await close()
  },
  longTestMs,
)

const outlineOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    // A field's ring is on its frame if the input has none
    for (let at = focused; at !== null; at = at.parentElement) {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(at)
      if (outlineStyle !== 'none' && outlineWidth !== '0px') return `${outlineStyle} ${outlineWidth} ${outlineColor} ${outlineOffset}`
    }
    return 'none'
  })

it('a field shows its focus as a link does', async () => {
  const { page, settled, close } = await visit(browser, desktop)
  for (const path of ['/login', '/contact', '/loan-calculator']) {
    await page.goto(site + path)
    await settled()
    const link = page.getByRole('contentinfo').getByRole('link').first()
    await link.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    const ring = await outlineOf(page)
    expect(ring).toContain('solid 2px')
    await page.locator('main input:not([type=hidden], [type=range], [type=radio], [type=checkbox])').first().focus()
    expect(await outlineOf(page), path).toBe(ring)
  }
  await close()
})

describe('in the reader’s own colours', () => {
  it('the button of the chat has an edge, and each part of a chart its own stroke or fill', async () => {
    const { page, settled, close } = await visit(browser, { ...desktop, forcedColors: 'active' })
    await page.goto(site)
    await settled()
    const button = page.getByRole('button', { name: 'Chat assistant' })
    const { edge, ground } = await button.evaluate((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, outlineColor } = getComputedStyle(element)
      return {
        edge: `${borderTopStyle} ${parseFloat(borderTopWidth) > 0} ${borderTopColor || outlineColor}`,
        ground: getComputedStyle(document.body).backgroundColor,
      }
    })
    expect(edge).toMatch(/^solid true /)
    expect(edge).not.toContain(ground)
    await page.goto(`${site}/loan-calculator`)
    await settled()
    await page.getByRole('main').locator('figure').first().scrollIntoViewIfNeeded()
    const chart = page.getByRole('main').locator('svg.recharts-surface').first()
    const parts = chart.locator('path.recharts-curve, path.recharts-rectangle, .recharts-bar path, path.recharts-sector')
    // The chart's frame is drawn before its content
    await parts.first().waitFor({ state: 'attached' })
    await settled()
    const unseen = await parts.evaluateAll((drawn) => {
      const paper = getComputedStyle(document.body).backgroundColor
      return drawn.filter((part) => {
        const { stroke, fill } = getComputedStyle(part)
        return [stroke, fill].every((colour) => colour === 'none' || colour === paper)
      }).length
    })
    expect(unseen).toBe(0)
    await close()
  })
})
