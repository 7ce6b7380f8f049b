import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { desktop, openBrowser, phone, visit } from './browser.ts'
import { siteAddresses } from './site-addresses.ts'

const site = inject('siteUrl')
/** In ms, for a test that opens many pages on a busy machine. */
const longTestMs = 600_000
let browser: Browser
let addresses: string[]

beforeAll(async () => {
  browser = await openBrowser()
  addresses = (await siteAddresses(site)).filter((address) => address.endsWith('-calculator'))
})
afterAll(() => browser.close())

/** Returns the positions of the parts of a calculator's page, in px. */
const places = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
    const form = document.querySelector('form[aria-label="Your figures"]')
    const figure = form?.querySelector('p + p')
    const fields = figure?.closest('form > div')?.nextElementSibling
    const inputs = [...(fields?.querySelectorAll('input:not([type=range]), select') ?? [])].filter((input) => boxOf(input).height > 0)
    const sliders = [...(form?.querySelectorAll('input[type=range]') ?? [])].filter((slider) => !slider.closest('figure'))
    return {
      head: boxOf(document.querySelector('main header')).height,
      result: boxOf(figure).bottom,
      resultSize: parseFloat(figure ? getComputedStyle(figure).fontSize : '0'),
      resultLeft: boxOf(figure).left,
      inputs: inputs.slice(0, 2).map((input) => boxOf(input).bottom),
      inputsRight: boxOf(fields).right,
      fields: sliders.map((slider) => Math.round(boxOf(slider.parentElement?.parentElement?.querySelector('label + div')).width)),
      // Fields with examples have an extra line for them
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

it(
  'on a phone the fields that are needed come first, then sentence and chart, then what is optional: for the eye and for the tab key',
  async () => {
    const { page, close } = await visit(browser, phone)
    const found: string[] = []
    let optional = 0
    for (const address of addresses) {
      await page.goto(site + address)
      const { order, tops } = await page.evaluate(() => {
        const topOf = (element: Element | null | undefined) => element && element.getBoundingClientRect().top + scrollY
        const form = document.querySelector('form[aria-label="Your figures"]')
        const [answer, fields, result, more] = [...(form?.children ?? [])]
        const focusable = [...(form?.querySelectorAll('a, button, summary, select, input:not([type=radio])') ?? [])].filter(
          (each) => each.getBoundingClientRect().height > 1 && each.checkVisibility(),
        )
        const sentence = result?.querySelector('p')
        // If the sentence says more than the figure, it is above the fields
        const lead = answer?.children[1]?.querySelector('p')
        const begin = [answer?.querySelector('p + p'), lead, fields?.querySelector('label'), lead ? undefined : sentence]
        return {
          order: [...begin, result?.querySelector('figure'), more?.querySelector('fieldset')].map(topOf),
          tops: focusable.map((each) => ({ name: each.getAttribute('name') ?? each.textContent, top: topOf(each) ?? 0 })),
        }
      })
      const places = order.filter((top) => typeof top === 'number')
      if (places.length < 4 || places.some((top, at) => top < (places[at - 1] ?? 0))) found.push(`${address}: ${places.join(', ')}`)
      if (typeof order.at(-1) === 'number') optional += 1
      for (const [at, { name, top }] of tops.entries())
        if (top < (tops[at - 1]?.top ?? 0) - 24) found.push(`${address}: ${name} stands above what is reached before it`)
    }
    expect(optional).toBeGreaterThan(15)
    expect(found).toEqual([])
    await close()
  },
  longTestMs,
)

/** Returns the numbers in a text, rounded to whole ones, because the line shows amounts to the paisa. */
const numbersOf = (text: string) => (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((each) => Math.round(Number(each.replaceAll(',', ''))))

it(
  'on a desktop the figure stays in sight in a line once the large one has gone',
  async () => {
    const { page, close } = await visit(browser, desktop)
    const found: string[] = []
    for (const address of addresses) {
      await page.goto(site + address)
      const shown = (at: number) =>
        page.evaluate(async (top) => {
          scrollTo({ top, behavior: 'instant' })
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
          const line = document.querySelector('form[aria-label="Your figures"] p[aria-hidden]')
          const { top: above = -1, bottom = -1 } = line?.getBoundingClientRect() ?? {}
          const isShown = line !== null && getComputedStyle(line).visibility === 'visible' && above >= 0 && bottom <= 100
          return isShown ? line.textContent : ''
        }, at)
      const figure = await page.locator('form[aria-label="Your figures"] p + p').first().innerText()
      if ((await shown(0)) !== '') found.push(`${address}: twice at the top`)
      for (const at of [700, 5_000]) {
        const text = await shown(at)
        if (!numbersOf(text).includes(numbersOf(figure)[0] ?? NaN)) found.push(`${address} at ${at}: ${text} for ${figure}`)
      }
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
  // The link carries all input, so the server renders the same result
  await page.goto(`${site}/home-loan-calculator?principal=5000000&annualRate=8.5&years=19&months=12&prepay=once:12:100000:time`)
  expect(await page.locator('data#monthsSaved').getAttribute('value')).toBe('11')
  await close()
})

it('the groups of the board are no tab stops where they cannot close', async () => {
  const visited = [await visit(browser, desktop), await visit(browser, phone)]
  const stops: number[] = []
  for (const { page, close } of visited) {
    await page.goto(`${site}/calculators`)
    const groups = page.getByRole('navigation', { name: 'Each calculator’s own page' })
    expect(await groups.getByRole('heading', { level: 2 }).count()).toBe(4)
    const focused = (all: Element[]) => all.filter((each) => ((each as HTMLElement).focus(), document.activeElement === each)).length
    stops.push(await groups.locator('summary').evaluateAll(focused))
    await close()
  }
  expect(stops).toEqual([0, 4])
})
