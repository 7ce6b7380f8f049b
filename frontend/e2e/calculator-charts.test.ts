import { buffer } from 'node:stream/consumers'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { motions, openBrowser, phone, visit } from './browser.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const isChart = (address: string) => /\/(share-ring|value-over-years|amount-bars|score-scale)-/.test(address)

/** So low that no chart is near it before the page is scrolled. */
const lowWindow = { width: 390, height: 360 }

const pagesWithCharts = [
  '/loan-calculator',
  '/home-loan-calculator',
  '/car-loan-calculator',
  '/fixed-deposit-calculator',
  '/investment-calculator',
  '/insurance-calculator',
  '/credit-calculator',
  '/revenue-calculator',
  '/networth-calculator?asset=Gold:500000&liability=Loan:700000',
  '/budget-calculator?income=Pay:60000&expense=Rent:20000',
]

describe.each(motions)('with motion: %s', (reducedMotion) => {
  it.each(pagesWithCharts)('%s draws its charts when they come into view, and nothing of them is refused', async (address) => {
    const { page, complaints, requests, settled, close } = await visit(browser, { ...phone, viewport: lowWindow, reducedMotion })
    await page.goto(site + address)
    await settled()
    expect(requests.filter(isChart)).toEqual([])
    const figures = await page.locator('figure').all()
    expect(figures.length).toBeGreaterThan(0)
    for (const figure of figures) {
      const { height = 0 } = (await figure.boundingBox()) ?? {}
      await figure.scrollIntoViewIfNeeded()
      await figure.getByRole('img').locator('svg').last().waitFor()
      // The placeholder had the same height
      expect((await figure.boundingBox())?.height).toBe(height)
    }
    expect(requests.filter(isChart)).not.toEqual([])
    expect(complaints).toEqual([])
    await close()
  })
})

it('hands out the schedule of a loan as a file, under the policy of the site', async () => {
  const { page, complaints, settled, close } = await visit(browser, phone)
  await page.goto(`${site}/loan-calculator`)
  await settled()
  await page.getByRole('button', { name: 'By month' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()])
  expect(download.suggestedFilename()).toBe('loan-schedule-by-months.csv')
  const lines = (await buffer(await download.createReadStream())).toString().split('\r\n')
  expect(lines[0]).toBe('\ufeffMonth,Paid (₹),Interest (₹),Principal (₹),Balance (₹)')
  expect(lines).toHaveLength(1 + 120 + 2)
  expect(lines.at(-2)).toBe('Total,190918,40918,150000,')
  expect(complaints).toEqual([])
  await close()
})

it('is on paper what was entered, the charts and the whole schedule, without the frame of the page', async () => {
  const { page, settled, close } = await visit(browser, phone)
  await page.goto(`${site}/loan-calculator`)
  await settled()
  // Imitates the browser's print function, which would open a dialog that no test can close
  const print = () => {
    dispatchEvent(new Event('beforeprint'))
    document.title = 'On paper'
  }
  await page.evaluate(`window.print = ${print.toString()}`)
  await page.getByRole('button', { name: 'Print' }).first().click()
  await page.waitForFunction(() => document.title === 'On paper')
  const charts = [/paid in total/, /^Your balance falls/].map((name) => page.getByRole('img', { name }))
  await page.emulateMedia({ media: 'print' })
  for (const chart of charts) expect(await chart.isVisible()).toBe(true)
  for (const name of [/^By financial year/, /^By month/]) expect(await page.getByRole('table', { name }).isVisible()).toBe(true)
  expect(await page.getByLabel('Loan amount', { exact: true }).inputValue()).toBe('1,50,000')
  for (const gone of ['slider', 'button', 'contentinfo'] as const) expect(await page.getByRole(gone).count()).toBe(0)
  await close()
})
