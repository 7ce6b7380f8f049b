import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { desktop, openBrowser, phone, visit } from './browser.ts'
import { siteAddresses } from './site-addresses.ts'

const site = inject('siteUrl')
/** For a test that opens many pages, on a machine that does much else. */
const longTestMs = 600_000
let browser: Browser
let addresses: string[]

beforeAll(async () => {
  browser = await openBrowser()
  addresses = (await siteAddresses(site)).filter((address) => address.endsWith('-calculator'))
})
afterAll(() => browser.close())

/** Where the parts of a calculator's page stand, in pixels of the window. */
const places = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
    const form = document.querySelector('form[aria-label="Your figures"]')
    const figure = document.querySelector('main form + div p + p')
    const inputs = [...(form?.querySelectorAll('input:not([type=range]), select') ?? [])].filter((input) => boxOf(input).height > 0)
    const sliders = [...(form?.querySelectorAll('input[type=range]') ?? [])]
    return {
      head: boxOf(document.querySelector('main header')).height,
      result: boxOf(figure).bottom,
      resultSize: parseFloat(figure ? getComputedStyle(figure).fontSize : '0'),
      resultLeft: boxOf(figure).left,
      inputs: inputs.slice(0, 2).map((input) => boxOf(input).bottom),
      inputsRight: boxOf(form).right,
      fields: sliders.map((slider) => Math.round(boxOf(slider.parentElement?.parentElement?.querySelector('label + div')).width)),
      // Those with examples to press have a line more for them
      rows: sliders.flatMap((slider) =>
        slider.parentElement?.parentElement?.querySelector('p button') ? [] : boxOf(slider.parentElement?.parentElement).height,
      ),
      tables: [...document.querySelectorAll('main table')].map((table) => boxOf(table).width),
      isTooWide: document.documentElement.scrollWidth > innerWidth,
    }
  })

it(
  'on a phone the result and the first two inputs stand in the first screen, below a short head',
  async () => {
    const { page, close } = await visit(browser, phone)
    const found: string[] = []
    for (const address of addresses) {
      await page.goto(site + address)
      const { head, result, inputs, isTooWide } = await places(page)
      if (head > 132) found.push(`${address}: its head takes ${head} px`)
      if (inputs.length === 0 || [result, ...inputs].some((bottom) => bottom === 0 || bottom > 844))
        found.push(`${address}: ${result}, ${inputs.join(', ')}`)
      if (isTooWide) found.push(`${address}: too wide`)
    }
    expect(addresses.length).toBeGreaterThan(30)
    expect(found).toEqual([])
    await close()
  },
  longTestMs,
)

it(
  'on a desktop low rows of inputs stand left of a large result, and no table is wider than it can be read',
  async () => {
    const { page, close } = await visit(browser, desktop)
    const found: string[] = []
    for (const address of addresses) {
      await page.goto(site + address)
      const { result, resultSize, resultLeft, inputsRight, fields, rows, tables } = await places(page)
      if (resultSize !== 56 || result > 900 || resultLeft < inputsRight) found.push(`${address}: ${resultSize} px, ${result}`)
      if (fields.some((width) => width !== 160)) found.push(`${address}: fields of ${fields.join(', ')} px`)
      if (rows.some((height) => height > 88.5)) found.push(`${address}: rows of ${rows.join(', ')} px`)
      if (tables.some((width) => width > 840)) found.push(`${address}: tables of ${tables.join(', ')} px`)
    }
    expect(found).toEqual([])
    await close()
  },
  longTestMs,
)

it('in a small window what stays in sight leaves three quarters of it', async () => {
  const { page, close } = await visit(browser, { viewport: { width: 320, height: 256 } })
  await page.goto(`${site}/home-loan-calculator`)
  await page.evaluate(() => scrollTo(0, 900))
  const covered = await page.evaluate(() => {
    let deepest = 0
    for (const element of document.querySelectorAll('body *')) {
      const { position } = getComputedStyle(element)
      const { top, bottom, height } = element.getBoundingClientRect()
      if ((position === 'sticky' || position === 'fixed') && height > 0 && top >= 0 && top < 100) deepest = Math.max(deepest, bottom)
    }
    return deepest
  })
  expect(covered).toBeLessThanOrEqual(64)
  await close()
})

it('answers the commonest what-if of a home loan with the numbers of the plan', async () => {
  const { page, close } = await visit(browser, phone)
  await page.goto(`${site}/home-loan-calculator?principal=5000000&annualRate=8.5&years=20`)
  await page.getByText('Pay ₹1,00,000 extra after month 12: 11 fewer instalments, ₹3,82,265 less interest.').waitFor()
  // The server was told the whole link
  await page.goto(`${site}/home-loan-calculator?principal=5000000&annualRate=8.5&years=19&months=12&prepay=once:12:100000:time`)
  expect(await page.locator('data#monthsSaved').getAttribute('value')).toBe('11')
  await close()
})
