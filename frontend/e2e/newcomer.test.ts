import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const figure = (page: Page, id: string, text: string) => page.locator(`data#${id}`).filter({ hasText: text }).first().waitFor()
const press = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first().click()
const type = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

async function ask(page: Page, question: string) {
  await page.getByLabel('What do you want to work out?').fill(question)
  await page.getByLabel('What do you want to work out?').press('Enter')
}

/** Questions of a first-time visitor on a phone, each with the presses and input that lead to its answer. */
const questions: readonly [question: string, from: string, walk: (page: Page) => Promise<unknown>][] = [
  [
    'What tax do I pay on ₹15 lakh, and in which regime?',
    '/',
    async (page) => {
      await press(page, /^Income tax/)
      await says(page, 'New regime ₹97,500 (₹8,125 a month). Old ₹2,57,400. New is lower by ₹1,59,900.')
    },
  ],
  [
    'Is a salary of ₹12.75 lakh really free of tax, and one of ₹1,000 more?',
    '/income-tax-calculator',
    async (page) => {
      await page.getByRole('button', { name: '12.75 lakh' }).click()
      await figure(page, 'newTax', '₹0')
      await type(page, 'Annual salary', '12,76,000')
      await figure(page, 'newTax', '₹1,040')
    },
  ],
  [
    'I pay rent: what of my HRA is free, and what does that do to my tax?',
    '/income-tax-calculator',
    async (page) => {
      await page.getByText(/^Itemise/).click()
      await press(page, 'Work out your HRA and return here')
      await type(page, 'Annual rent', '3 lakh')
      await page.locator('data#exempt').waitFor()
      await press(page, 'Old or new regime with ₹2,25,000 HRA exempt')
      await figure(page, 'oldTax', '₹')
    },
  ],
  [
    'What is the instalment of ₹50 lakh at 8.5% over 20 years, and what if I pay ₹1 lakh back?',
    '/calculators',
    async (page) => {
      await ask(page, '50 lakh 8.5 20 years')
      await figure(page, 'emi', '₹43,391')
      await says(page, /11 fewer instalments, ₹3,82,265 less interest/)
    },
  ],
  [
    'What does the interest on that loan save in tax?',
    '/home-loan-calculator?principal=5000000&annualRate=8.5&years=20',
    async (page) => {
      await press(page, /^Tax saved on/)
      await says(page, /only in the old regime: ₹2,00,000 of it/)
    },
  ],
  [
    'What becomes of ₹5,000 a month in ten years?',
    '/',
    async (page) => {
      await press(page, /^SIP/)
      await type(page, 'Monthly investment', '5000')
      await type(page, 'Time', '10')
      await says(page, /assum/i)
      await figure(page, 'totalInvested', '₹6,00,000')
    },
  ],
  [
    'What is the GST in a price of ₹1,180?',
    '/gst-calculator',
    async (page) => {
      await type(page, 'Amount', '1180')
      await page.getByLabel('Amount type', { exact: true }).selectOption({ label: 'Includes GST: take it out' })
      await figure(page, 'gst', '₹180')
      await figure(page, 'net', '₹1,000')
    },
  ],
  [
    'What does PPF give today, and where does that rate stand?',
    '/ppf-calculator',
    async (page) => {
      await figure(page, 'maturityValue', '₹40,68,209')
      await press(page, 'Small savings rates')
      await says(page, 'Source')
    },
  ],
  [
    'What is the repo rate, and since when?',
    '/figures',
    async (page) => {
      await press(page, /repo rate/i)
      await says(page, '5.50% a year')
      await says(page, /Since 7 Oct 2026/)
      await says(page, /At least two other sources agree|Verified/)
    },
  ],
  [
    'When must I pay advance tax?',
    '/income-tax-calculator',
    async (page) => {
      await press(page, 'Advance-tax dates')
      await says(page, /Advance tax: \d+% of the year’s tax must be paid by this date/)
    },
  ],
]

it.each(questions)('%s', async (_, from, walk) => {
  const { page, complaints, settled, close } = await visit(browser, phone)
  await page.goto(site + from)
  await settled()
  await walk(page)
  // The answer is visible without scrolling sideways
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

it('what is typed and chosen while the script is still under way is taken when it has come', async () => {
  const { page, complaints, settled, close } = await visit(browser, phone)
  let come = () => {}
  const script = new Promise<void>((resolve) => (come = resolve))
  await page.route(/\.js$/, async (route) => {
    await script
    await route.continue()
  })
  await page.goto(`${site}/income-tax-calculator`, { waitUntil: 'commit' })
  await type(page, 'Annual salary', '2000000')
  await page.getByRole('radio', { name: '60 to 79', exact: true }).check()
  await page.getByLabel('Tax year', { exact: true }).selectOption('2025-26')
  await figure(page, 'newTax', '₹97,500')
  come()
  await settled()
  await figure(page, 'newTax', '₹1,92,400')
  expect(await page.getByLabel('Annual salary', { exact: true }).inputValue()).toBe('20,00,000')
  // This does not change the figure here
  await expect.poll(() => page.getByLabel('60 to 79', { exact: true }).isChecked()).toBe(true)
  await expect.poll(() => page.getByLabel('Tax year', { exact: true }).inputValue()).toBe('2025-26')
  expect(complaints).toEqual([])
  await close()
})
