import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { desktop, openBrowser, phone, visit } from './browser.ts'
import { siteAddresses } from './site-addresses.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Point = { x: number; y: number }

/** Touches the screen with one finger and moves it in small steps. */
async function move(session: CDPSession, from: Point, by: Point) {
  const steps = 12
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (let step = 1; step <= steps; step += 1) {
    const touchPoints = [{ x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Waits until changes are drawn and the address is updated, which takes 400 ms. */
const drawn = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 600)))

/** Returns the values that scrolling must not change: fields, results and the address. A chart’s own slider arrives with the chart, and is left out. */
const figures = (page: Page) =>
  page.evaluate(() => ({
    fields: [...document.querySelectorAll<HTMLInputElement>('main form :is(input[name], input[aria-label$=", slider"])')].map(
      ({ name, type, value }) => `${name || type}: ${value}`,
    ),
    results: [...document.querySelectorAll('main data')].map(({ id, textContent }) => `${id}: ${textContent}`),
    address: location.href,
  }))

/** Returns a point on the slider's track away from its thumb, scrolled to the middle of the screen. */
async function placeOn(page: Page, index: number): Promise<Point> {
  const slider = page.locator('main input[type=range]').nth(index)
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return slider.evaluate((input: HTMLInputElement) => {
    const { left, width, top, height } = input.getBoundingClientRect()
    const isLow = (Number(input.value) - Number(input.min)) / (Number(input.max) - Number(input.min)) < 0.5
    return { x: Math.round(left + width * (isLow ? 0.75 : 0.25)), y: Math.round(top + height / 2) }
  })
}

const valueOf = (page: Page) => page.locator('main input[type=range]').first().inputValue()
const calculators = ['home-loan', 'salary', 'fixed-deposit', 'sip', 'epf', 'income-tax'].map((name) => `/${name}-calculator`)

it.each(calculators)('a thumb that scrolls from any slider of %s changes nothing', async (address) => {
  const { page, complaints, settled, close } = await visit(browser, phone)
  const session = await page.context().newCDPSession(page)
  await page.goto(site + address)
  await settled()
  const before = await figures(page)
  const sliders = await page.locator('main form input[type=range]:visible').count()
  expect(sliders).toBeGreaterThan(0)
  for (let index = 0; index < Math.min(sliders, 4); index += 1) {
    const place = await placeOn(page, index)
    const top = await page.evaluate(() => scrollY)
    await move(session, place, { x: 6, y: -200 })
    await drawn(page)
    expect(await page.evaluate(() => scrollY), 'the page has scrolled').not.toBe(top)
    expect(await figures(page)).toEqual(before)
  }
  expect(complaints).toEqual([])
  await close()
})

it.each(calculators)('two fingers that enlarge the page from a slider of %s change nothing', async (address) => {
  const { page, complaints, settled, close } = await visit(browser, phone)
  const session = await page.context().newCDPSession(page)
  await page.goto(site + address)
  await settled()
  const before = await figures(page)
  await session.send('Input.synthesizePinchGesture', { ...(await placeOn(page, 0)), scaleFactor: 1.6 })
  await drawn(page)
  expect(await page.evaluate(() => visualViewport?.scale ?? 1), 'the page is enlarged').toBeGreaterThan(1.2)
  expect(await figures(page)).toEqual(before)
  expect(complaints).toEqual([])
  await close()
})

it('a thumb that slides sideways, taps the track, and keys set the value as before', async () => {
  const { page, complaints, settled, close } = await visit(browser, phone)
  const session = await page.context().newCDPSession(page)
  await page.goto(`${site}/home-loan-calculator?principal=1500000&annualRate=6.5&years=15`)
  await settled()
  const start = Number(await valueOf(page))
  const place = await placeOn(page, 0)
  await page.touchscreen.tap(place.x, place.y)
  await drawn(page)
  const tapped = Number(await valueOf(page))
  expect(tapped).toBeGreaterThan(start * 2)
  expect(page.url()).toContain(`principal=${tapped}`)
  // From the thumb, which moved to the touched point
  await move(session, place, { x: -120, y: 10 })
  await drawn(page)
  const slid = Number(await valueOf(page))
  expect(slid).toBeLessThan(tapped)
  expect(page.url()).toContain(`principal=${slid}`)
  await page.locator('main input[type=range]').first().press('ArrowRight')
  expect(Number(await valueOf(page))).toBeGreaterThan(slid)
  expect(complaints).toEqual([])
  await close()
})

it('a mouse slides and presses the track as before', async () => {
  const { page, settled, close } = await visit(browser, desktop)
  await page.goto(`${site}/home-loan-calculator`)
  await settled()
  const start = Number(await valueOf(page))
  const { x, y } = await placeOn(page, 0)
  await page.mouse.move(x, y)
  await page.mouse.down()
  const pressed = Number(await valueOf(page))
  expect(pressed).toBeGreaterThan(start)
  await page.mouse.move(x - 40, y, { steps: 4 })
  await page.mouse.up()
  expect(Number(await valueOf(page))).toBeLessThan(pressed)
  await close()
})

it('every slider of the site leaves scrolling and enlarging to the page', async () => {
  const { page, close } = await visit(browser, phone)
  const found: string[] = []
  let count = 0
  for (const address of (await siteAddresses(site)).filter((each) => each.endsWith('-calculator') || each === '/')) {
    await page.goto(site + address)
    const actions = await page.locator('input[type=range]').evaluateAll((all) => all.map((each) => getComputedStyle(each).touchAction))
    count += actions.length
    found.push(...actions.filter((action) => action !== 'pan-y pinch-zoom').map((action) => `${address}: ${action}`))
  }
  expect(count).toBeGreaterThan(60)
  expect(found).toEqual([])
  await close()
}, 600_000)
