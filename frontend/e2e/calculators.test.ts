import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { axeFindings } from './axe-findings.ts'
import { desktop, openBrowser, phone, visit } from './browser.ts'
import { openInOwnFonts } from './own-fonts.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const valueOf = async (page: Page, id: string) => Number(await page.locator(`data#${id}`).getAttribute('value'))

/** Returns the text of a field with a bar for the caret. */
const marked = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((input) => {
    const { value, selectionStart } = input as HTMLInputElement
    return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`
  })

describe('an amount', () => {
  it('is grouped while it is typed, and the caret stays where the fingers are', async () => {
    const { page, complaints, settled, close } = await visit(browser, desktop)
    await page.goto(`${site}/home-loan-calculator`)
    await settled()
    const amount = page.getByLabel('Loan amount', { exact: true })
    const keys = async (...names: string[]) => {
      for (const name of names) await page.keyboard.press(name)
      return marked(page, 'Loan amount')
    }
    await amount.focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('1234567')
    expect(await marked(page, 'Loan amount')).toBe('12,34,567|')
    expect(await keys('ArrowLeft', 'ArrowLeft', 'ArrowLeft')).toBe('12,34,|567')
    // Next to a comma, the key deletes the digit beyond it
    expect(await keys('Backspace')).toBe('1,23|,567')
    expect(await keys('9')).toBe('12,39|,567')
    expect(await keys('Delete')).toBe('1,23,9|67')
    expect(complaints).toEqual([])
    await close()
  })

  it('is taken from the clipboard as people write it, and what is beyond the limits changes nothing', async () => {
    const { page, settled, close } = await visit(browser, { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto(`${site}/home-loan-calculator`)
    await settled()
    const field = page.getByLabel('Loan amount', { exact: true })
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await field.focus()
      await page.keyboard.press('Control+A')
      await page.keyboard.press('Control+V')
      expect(await field.inputValue()).toBe(text)
    }
    const isWorkedOut = () => expect.poll(() => valueOf(page, 'emi')).toBeCloseTo(13066.6105, 3)
    for (const text of ['15,00,000', '15 lakh', '₹ 15,00,000', '१५,००,०००', '0.15cr']) {
      await field.fill('20 lakh')
      await page.getByText('twenty lakh rupees', { exact: true }).waitFor()
      await paste(text)
      await page.getByText('fifteen lakh rupees', { exact: true }).waitFor()
      await isWorkedOut()
    }
    await paste('60cr')
    await page.getByText('At most ₹50,00,00,000. The result is still for ₹15,00,000.', { exact: true }).waitFor()
    await isWorkedOut()
    await close()
  })
})

it('takes what a link says as it is, where the slider ends or has no such step, and shows it whole in its field', async () => {
  const visited = await visit(browser, desktop)
  const { page, close } = visited
  await openInOwnFonts(visited, `${site}/home-loan-calculator?principal=499999999&annualRate=12.34&years=39&months=11`)
  expect(await valueOf(page, 'emi')).toBeCloseTo(5_180_219.9, 0)
  const cut = await page
    .locator('form[aria-label="Your figures"] input:not([type=range])')
    .evaluateAll((inputs) => inputs.flatMap((input) => (input.scrollWidth > input.clientWidth ? (input as HTMLInputElement).value : [])))
  expect(cut).toEqual([])
  await close()
})

it('with script off the form asks the server, which says what it makes of it', async () => {
  const { page, close } = await visit(browser, { ...phone, javaScriptEnabled: false })
  await page.goto(`${site}/car-loan-calculator`)
  await page.getByLabel('Loan amount', { exact: true }).fill('6 lakh')
  await page.getByLabel('Annual interest rate', { exact: true }).fill('99')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await page.waitForURL(/principal=6\+lakh&annualRate=99&years=5/)
  expect(await page.getByLabel('Loan amount', { exact: true }).inputValue()).toBe('6,00,000')
  await page.getByText('Annual interest rate: “99” in the link is above this calculator’s maximum; 40 is used instead.').waitFor()
  expect(await valueOf(page, 'emi')).toBeCloseTo(23250.9854, 3)

  await page.goto(`${site}/budget-calculator`)
  for (const row of ['Income 1', 'Expense 2']) await page.getByLabel(`${row}: amount`, { exact: true }).fill('0')
  await page.getByLabel('Income 2: name').fill('Rent of the shop')
  await page.getByLabel('Income 2: amount', { exact: true }).fill('5,000')
  await page.getByLabel('Expense 1: amount', { exact: true }).fill('1,500')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await page.waitForURL(/income=5%2C000/)
  expect(await page.getByLabel('Income 2: name').inputValue()).toBe('Rent of the shop')
  expect(await valueOf(page, 'savings')).toBe(3_500)
  await close()
})

it('keeps, compares, opens what goes beyond the three inputs, and puts only into a copied link what was entered', async () => {
  const { page, complaints, requests, settled, close } = await visit(browser, { ...phone, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(`${site}/loan-calculator`)
  await settled()
  await page.getByRole('button', { name: 'Save scenario' }).click()
  await page.getByRole('region', { name: 'Scenarios' }).waitFor()
  await page.getByLabel('Loan amount', { exact: true }).fill('3 lakh')
  await page.getByText('monthly instalment ₹1,590.98 more').waitFor()

  for (const [title, result] of [
    ['You pay more', 'prepaymentInterestSaved'],
    ['The rate changes', 'changedInstalment'],
    ['There are fees', 'feesApr'],
  ] as const) {
    await page.locator('summary', { hasText: title }).press('Enter')
    await page.locator(`data#${result}`).waitFor()
    expect(await valueOf(page, result)).toBeGreaterThan(0)
  }
  expect(await axeFindings(page)).toEqual([])

  await page.waitForURL(/loan-calculator#principal=300000/)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${site}/loan-calculator?principal=300000&annualRate=5&years=10`)
  expect(requests.filter((address) => address.includes('300000'))).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

it('has seven calculators behind tabs that answer to the arrow keys', async () => {
  const { page, complaints, settled, close } = await visit(browser, desktop)
  await page.goto(`${site}/calculators`)
  await settled()
  await page.getByRole('tab', { name: 'Loan' }).focus()
  const results = ['monthlyPremium', 'netWorth', 'savings', 'futureValue', 'score', 'profit', 'emi']
  for (const result of results) {
    await page.keyboard.press('ArrowRight')
    await page.locator(`[role=tabpanel]:not([hidden]) data#${result}`).waitFor()
  }
  expect(complaints).toEqual([])
  await close()
})
