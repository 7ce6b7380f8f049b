import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { desktop, openBrowser, phone, visit } from './browser.ts'

const site = inject('siteUrl')
let browser: Browser

/** A busy machine may exceed the 250 ms that a search may take, so searches are repeated. */
const patience = { timeout: 180_000, interval: 500 }
const isNoRefusal = (complaint: string) => !/503.*\/api\/search/.test(complaint)

beforeAll(async () => {
  browser = await openBrowser()
  // Terms and figures are indexed while the first searches run
  const ofRepo = async () => expect(await (await fetch(`${site}/api/search?q=repo+rate`)).text()).toContain('/figures/repo"')
  await vi.waitFor(ofRepo, patience)
}, 200_000)
afterAll(() => browser.close())

async function openSearch(page: Page) {
  await page.keyboard.press('/')
  const input = page.getByRole('combobox', { name: 'Search Artha' })
  await input.waitFor()
  return input
}

/** Types until the search has answered and offers the expected option. */
async function typeUntil(input: Locator, text: string, offer: Locator) {
  const status = input.page().getByRole('search', { name: 'Search' }).getByRole('status')
  await vi.waitFor(async () => {
    await input.fill('')
    await input.fill(text)
    await status.filter({ hasText: /\d results?|was found|did not answer/ }).waitFor()
    expect(await offer.count()).toBe(1)
  }, patience)
}

it('by keyboard alone a sum is worked out and opens its calculator, and a word with a slip leads to what it meant', async () => {
  const { page, complaints, settled, close } = await visit(browser, desktop)
  await page.goto(`${site}/about`)
  await settled()
  await (await openSearch(page)).fill('tax 15 lakh')
  await page.getByRole('option', { name: /₹97,500 a year, new regime/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site}/income-tax-calculator?salary=1500000`)
  await page.getByRole('heading', { level: 1, name: /Income tax/ }).waitFor()

  await typeUntil(await openSearch(page), 'moratorum', page.getByRole('option', { name: 'moratorium', exact: true }))
  // The mark must not split the word: the accessible name is the title, then the line below it
  const option = page.getByRole('option', { name: /^Moratorium \S/ })
  expect(await option.locator('mark').first().innerText()).toBe('Moratorium')
  await option.click()
  await page.waitForURL(`${site}/glossary/moratorium`)
  expect(complaints.filter(isNoRefusal)).toEqual([])
  await close()
})

it('on a phone the chat says an official figure with whose it is, and works a sum out that no server hears of', async () => {
  const { page, complaints, requests, settled, close } = await visit(browser, phone)
  await page.goto(site)
  await settled()
  await page.getByRole('button', { name: 'Chat assistant' }).click()
  const log = page.getByRole('log', { name: 'Conversation' })
  const ask = async (question: string) => {
    const answered = await log.getByText('Assistant: ').count()
    await page.getByLabel('Your question').fill(question)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await log.getByText('Assistant: ').nth(answered).waitFor()
  }
  await vi.waitFor(async () => {
    await ask('aaj ka repo rate kya hai')
    expect(await log.locator('a[href="/figures/repo"]').count()).toBeGreaterThan(0)
  }, patience)
  await log
    .getByText(/repo rate: \d\.\d\d% a year\. Since .* Source: RBI/)
    .first()
    .waitFor()
  await ask('ghar ka loan 43 lakh 8.5% 20 saal')
  await log.locator('a[href^="/home-loan-calculator?principal=4300000"]').waitFor()
  expect(requests.filter((address) => /43 ?lakh|4300000/i.test(decodeURIComponent(address)))).toEqual([])
  expect(complaints.filter(isNoRefusal)).toEqual([])
  await close()
})
