import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { desktop, openBrowser, visit } from './browser.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Monthly payments, each on the first of the month, and their value twenty years later. */
const months = Array.from({ length: 239 }, (_, at) => `${2005 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`)
const payments = [...months.map((day) => [day, '-5000'] as const), ['2025-01-01', '5000000'] as const]

it('240 payments are pasted from a sheet, folded, kept in the address, and counted by the server too', async () => {
  const { page, complaints, settled, close } = await visit(browser, { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(`${site}/returns-calculator`)
  await settled()
  const sheet = payments.map(([day, amount]) => `${day.split('-').reverse().join('/')}\t${amount}`).join('\r\n')
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), sheet)
  // The list hydrates on its own, later than the page
  await expect
    .poll(async () => {
      await page.getByLabel(/^Payment 1: date/).focus()
      await page.keyboard.press('Control+V')
      return await page.getByText('Pasted 240 rows.').count()
    })
    .toBe(1)
  await page.getByRole('button', { name: 'Show all 240 rows' }).waitFor()
  await page.waitForURL(/#.*2025/)
  const xirr = await page.locator('data#xirr').getAttribute('value')
  expect(Number(xirr)).toBeGreaterThan(5)
  await page.reload()
  await expect.poll(() => page.locator('data#xirr').getAttribute('value')).toBe(xirr)

  const query = new URLSearchParams(payments.map(([day, amount]) => ['flow', `${day}:${amount}`]))
  const answer = await fetch(`${site}/returns-calculator?${query}`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(`value="${xirr}"`)
  expect(complaints).toEqual([])
  await close()
})

it('239 part-payments count in the plan of a loan', async () => {
  const rows = months.map((_, at) => ['prepay', `once:${at + 1}:2000:emi`])
  const answer = await fetch(
    `${site}/home-loan-calculator?${new URLSearchParams([['principal', '5000000'], ['annualRate', '8.5'], ['years', '20'], ...rows])}`,
  )
  const text = await answer.text()
  expect(text).toContain('Show all 239 rows')
  expect(text).not.toContain('do not count')
})
