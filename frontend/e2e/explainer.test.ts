import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { desktop, openBrowser, phone, visit } from './browser.ts'
import { axeOfExplainer, drawnExplainers, edgesOfParts, topsOfParts } from './drawn-explainers.ts'
import { openInOwnFonts } from './own-fonts.ts'

const site = inject('siteUrl')
let browser: Browser
const addresses: string[] = []

beforeAll(async () => {
  browser = await openBrowser()
  addresses.push(...(await drawnExplainers(site)))
})
afterAll(() => browser.close())

const typeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { fontFamily, fontSize, lineHeight } = getComputedStyle(element)
      return [fontFamily.split(',')[0]?.replaceAll('"', ''), parseFloat(fontSize).toFixed(1), parseFloat(lineHeight).toFixed(1)]
    })

/** Returns the number of characters in each full line of a text. */
const charactersPerLine = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((paragraph) => {
      const lines = new Map<number, number>()
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      while (walker.nextNode()) {
        const { length } = walker.currentNode.nodeValue ?? ''
        for (let at = 0; at < length; at += 1) {
          range.setStart(walker.currentNode, at)
          range.setEnd(walker.currentNode, at + 1)
          const { bottom } = range.getBoundingClientRect()
          lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + 1)
        }
      }
      const full = [...lines.values()].slice(0, -1)
      return full.reduce((sum, each) => sum + each, 0) / full.length
    })

// explainer.long.test.ts checks the order in all articles with a short version
it('a phone shows title, standfirst, short version and the first paragraph, then the cover; the tools are one row of 44', async () => {
  const visited = await visit(browser, phone)
  const { page, complaints, close } = visited
  await openInOwnFonts(visited, addresses[0] ?? '')
  const tops = await topsOfParts(page)
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  expect(tops[2]).toBeLessThanOrEqual(640)
  const tools = await page
    .getByRole('article')
    .first()
    .locator('header')
    .getByRole('button')
    .or(page.getByRole('group', { name: 'Text size' }))
    .all()
  const rows = await Promise.all(tools.map(async (tool) => (await tool.isVisible()) && (await tool.boundingBox())))
  const shown = rows.filter((row) => row !== false && row !== null)
  expect(shown.length).toBeGreaterThanOrEqual(2)
  expect(new Set(shown.map(({ y }) => Math.round(y))).size, 'one row').toBe(1)
  for (const { height } of shown) expect(Math.round(height)).toBe(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(complaints).toEqual([])
  await close()
})

it('at the end stand the next article, the calculator of its subject, and three similar ones', async () => {
  const { page, settled, close } = await visit(browser, desktop)
  await page.goto(addresses[0] ?? '')
  await settled()
  expect(await page.getByRole('region', { name: 'Next article' }).getByRole('link').count()).toBeGreaterThanOrEqual(1)
  expect(await page.getByRole('link', { name: 'Work it out' }).getAttribute('href')).toBe('/income-tax-calculator')
  expect(await page.getByRole('region', { name: 'SIMILAR ARTICLES' }).getByRole('listitem').count()).toBe(3)
  await close()
})

// explainer.long.test.ts checks the edges of one article with each kind of chart
it('a desktop has one left edge, the sizes of the design, and lines of about 66 characters', async () => {
  const visited = await visit(browser, desktop)
  const { page, close } = visited
  await openInOwnFonts(visited, addresses[0] ?? '')
  expect(await typeOf(page, 'main h1')).toEqual(['Newsreader', '56.0', '60.0'])
  expect(await typeOf(page, 'main h1 + p')).toEqual(['Newsreader', '24.0', '32.0'])
  expect(await typeOf(page, '#part-1 p')).toEqual(['Newsreader', '20.0', '32.0'])
  expect((await typeOf(page, '#part-2 table, #part-3 table'))[0]).toBe('Inter')
  const characters = await charactersPerLine(page, '#part-1 p')
  expect(characters).toBeGreaterThanOrEqual(62)
  expect(characters).toBeLessThanOrEqual(70)
  const { left, right } = await edgesOfParts(page)
  expect([left.length, right.length]).toEqual([1, 1])
  await close()
})

it('the contents mark the section that is read, and lead to the one that is pressed', async () => {
  const { page, settled, complaints, close } = await visit(browser, { ...desktop, reducedMotion: 'reduce' })
  await page.goto(addresses[0] ?? '')
  await settled()
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const marked = () => contents.locator('[aria-current]').allTextContents()
  const second = (await contents.getByRole('link').nth(1).textContent()) ?? ''
  await contents.getByRole('link').nth(1).click()
  await expect.poll(marked).toEqual([second])
  expect((await page.getByRole('heading', { level: 2, name: second }).boundingBox())?.y).toBeLessThan(200)
  const third = (await contents.getByRole('link').nth(2).textContent()) ?? ''
  await page.getByRole('heading', { level: 2, name: third }).evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
  await expect.poll(marked).toEqual([third])
  expect(complaints).toEqual([])
  await close()
})

it('the keys go on from the section that was pressed in the contents, and Back leads to where the reader came from', async () => {
  const { page, settled, close } = await visit(browser, { ...desktop, reducedMotion: 'reduce' })
  await page.goto(addresses[0] ?? '')
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.goto(`${site}/search?q=${encodeURIComponent(title)}`)
  await settled()
  await page
    .getByRole('main')
    .locator(`a[href="${new URL(addresses[0] ?? '').pathname}"]`)
    .click()
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(1).press('Enter')
  await page.waitForURL('**#part-2')
  const nameOfNav = () => page.evaluate(() => document.activeElement?.closest('nav')?.ariaLabel)
  // The address changes before the focus does
  await expect.poll(nameOfNav).not.toBe('Contents')
  await page.keyboard.press('Tab')
  expect(await nameOfNav()).not.toBe('Contents')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL('**/search?**')
  await close()
})

// explainer.long.test.ts checks one article with each kind of chart
it('axe finds nothing in an explainer with a drawing, in either theme', async () => {
  expect(await axeOfExplainer(browser, addresses[0] ?? '')).toEqual([])
})

it('a script is not needed for the drawings', async () => {
  const { page, close } = await visit(browser, { ...phone, javaScriptEnabled: false })
  await page.goto(addresses[0] ?? '')
  const stair = page.getByRole('figure').filter({ hasText: 'Source: Finance Act 2025' })
  expect(await stair.getByRole('listitem').allTextContents()).toContain('₹4 lakh to ₹8 lakh 5%')
  const widths = await stair.locator('rect').evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width))
  expect(widths).toEqual(widths.toSorted((one, other) => one - other))
  expect(Math.max(...widths)).toBeGreaterThan(50)
  await close()
})

it('on paper there are margins, every picture, where links lead and where the article stands, and nothing to press', async () => {
  const { page, settled, close } = await visit(browser, desktop)
  await page.goto(addresses[0] ?? '')
  await settled()
  await page.evaluate(() => Object.assign(globalThis, { print: () => document.body.setAttribute('data-printed', 'true') }))
  await page.getByRole('button', { name: 'Print' }).click()
  await page.locator('body[data-printed]').waitFor()
  const missing = await page
    .locator('article')
    .first()
    .locator('img')
    .evaluateAll(
      (pictures) => pictures.filter((each) => !(each as HTMLImageElement).complete || (each as HTMLImageElement).naturalWidth === 0).length,
    )
  expect(missing).toBe(0)
  await page.emulateMedia({ media: 'print' })
  const said = await page
    .locator('#part-3 a[href^="/"]:not([href*="?on="], [href^="/glossary/"])')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(said).toContain('/budget-calculator')
  expect(await page.getByText(`${site}/blog/`).first().isVisible()).toBe(true)
  expect(await page.getByText('addresses that begin with').isVisible()).toBe(true)
  for (const name of ['Listen', 'Share', 'Print']) expect(await page.getByRole('button', { name }).count()).toBe(0)
  expect(await page.getByRole('navigation', { name: 'Contents' }).count()).toBe(0)
  const margins = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSPageRule ? rule.style.getPropertyValue('margin') : [])),
    ),
  )
  expect(margins).toEqual(['15mm'])
  await close()
})
