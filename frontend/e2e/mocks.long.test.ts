import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from './axe-findings.ts'
import { desktop, openBrowser, phone, visit } from './browser.ts'
import { mockSiteOfFile } from './mock-site-of-file.ts'
import { descriptionIn, fillFacts, photograph } from './newsroom.ts'

const mocks = mockSiteOfFile()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const panelOf = (page: Page) => page.getByRole('navigation', { name: 'Mocks' })

/** Waits for pending requests, because those pending when a page is left bypass the mocks and reach a server that does not know them. */
const allIsHere = (page: Page) => page.waitForLoadState('networkidle')

/** Chooses a scenario by keyboard only. */
async function chooseScenario(page: Page, name: string) {
  await allIsHere(page)
  await panelOf(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  const link = panelOf(page).getByRole('link', { name })
  const search = await link.getAttribute('href')
  await link.focus()
  await page.keyboard.press('Enter')
  // The text awaited next may be on the previous page too
  await page.waitForURL((address) => address.search === search)
}

/** Returns the width of an image's file; 0 until it is loaded. */
const widthOf = (page: Page, alt: string) =>
  page
    .getByRole('img', { name: alt })
    .first()
    .evaluate((image) => (image as HTMLImageElement).naturalWidth)

it('the first article of an empty site is written, shown with its picture, and lasts for the tab', async () => {
  const { page, complaints, settled, close } = await visit(browser, desktop)
  // One tab stays open to keep msw's worker alive: it stops with the last page, and the next page may still need it
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(`${mocks.url}/about`)
  await panelOf(elsewhere).waitFor()
  await page.goto(`${mocks.url}/`)
  await page.getByRole('region', { name: 'Trending' }).waitFor()
  await settled()
  await chooseScenario(page, 'Empty site')
  await page.getByText('Nothing has been published yet').waitFor()
  await settled()
  await chooseScenario(page, 'A creator')
  await panelOf(page).getByText('Empty site').first().waitFor()
  // The page has sent all its requests when this is shown
  await page.getByText('Nothing has been published yet').waitFor()
  await settled()
  await page.goto(`${mocks.url}/form`)
  const form = page.getByRole('form', { name: 'Create Article' })
  await fillFacts(form, 'The first of all')
  await descriptionIn(form).click()
  await page.keyboard.type('It begins here.')
  await form.locator('input[type="file"]').setInputFiles(await photograph(page, 'coins.jpg'))
  await form.getByText('coins.jpg is uploaded.').waitFor({ state: 'attached' })
  await form.getByLabel('Alternative text').fill('Bars of colour')
  await form.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Saved: The first of all').waitFor()

  await page.getByRole('link', { name: 'View on site' }).click()
  await page.getByRole('heading', { level: 1, name: 'The first of all' }).waitFor()
  await page.getByText('It begins here.').waitFor()
  await expect.poll(() => widthOf(page, 'Bars of colour')).toBe(1_500)
  await settled()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'The first of all' }).waitFor()
  await expect.poll(() => widthOf(page, 'Bars of colour')).toBe(1_500)

  await elsewhere.goto(`${mocks.url}/?mock=empty-site`)
  await elsewhere.getByText('Nothing has been published yet').waitFor()
  expect(complaints).toEqual([])
  await close()
})

describe('the login screen', () => {
  it.each([
    ['Reader', 'Account', 'asha@artha.example'],
    ['Creator', 'Dashboard', 'Create Article'],
    ['Admin', 'Dashboard', 'Bin'],
    ['Primary admin', 'Dashboard', 'Grant Admin Access'],
  ])('signs in as a named account: %s', async (role, link, words) => {
    const { page, complaints, close } = await visit(browser, phone)
    await page.goto(`${mocks.url}/login`)
    await page.getByRole('button', { name: new RegExp(`^${role}`) }).click()
    await page.keyboard.press('Enter')
    // The address changes before the page does, and the menu closes with the page
    await page.getByRole('region', { name: 'Trending' }).waitFor()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.locator('summary').click()
    await menu.getByRole('link', { name: link }).click()
    await page.getByRole('main').getByText(words, { exact: true }).first().waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it('says that Google is not available', async () => {
    const { page, complaints, close } = await visit(browser, phone)
    await page.goto(`${mocks.url}/login`)
    await page.getByRole('link', { name: 'Login with Google' }).click()
    await page.getByText('Google sign-in is not available.').waitFor()
    expect(complaints).toEqual([])
    await close()
  })
})

it.each([
  ['phone, light', phone, 'light'],
  ['desktop, dark', desktop, 'dark'],
])('axe finds nothing at the panel and the accounts, %s', async (_, options, theme) => {
  const { page, close } = await visit(browser, { ...options, reducedMotion: 'reduce' })
  await page.addInitScript((isDarkMode) => localStorage.setItem('root', JSON.stringify({ isDarkMode })), theme === 'dark')
  await page.goto(`${mocks.url}/login?mock=slow`)
  await page.getByRole('button', { name: /^Reader/ }).waitFor()
  await panelOf(page).locator('summary').click()
  expect(await page.locator('html').getAttribute('class')).toContain(theme)
  expect(await axeFindings(page)).toEqual([])
  await close()
})

it.each([
  ['phone, light', phone, 'light'],
  ['desktop, dark', desktop, 'dark'],
])('axe finds nothing at the styleguide but the trail that it shows twice, %s', async (_, options, theme) => {
  const { page, complaints, settled, close } = await visit(browser, options)
  await page.addInitScript((isDarkMode) => localStorage.setItem('root', JSON.stringify({ isDarkMode })), theme === 'dark')
  await page.goto(`${mocks.url}/styleguide`)
  await page.getByRole('heading', { level: 1, name: 'Styleguide' }).waitFor()
  await settled()
  expect(await page.locator('html').getAttribute('class')).toContain(theme)
  expect((await axeFindings(page)).filter((found) => !found.startsWith('landmark-unique'))).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

it('a call that no handler answers is named in the console and on the page', async () => {
  const { page, complaints, close } = await visit(browser, desktop)
  await page.goto(`${mocks.url}/about`)
  await panelOf(page).waitFor()
  await page.evaluate(() => fetch('/api/nobody-answers-this'))
  await page.getByRole('heading', { level: 1, name: 'No mock answers this call' }).waitFor()
  await page.getByText('GET /api/nobody-answers-this', { exact: true }).waitFor()
  expect(complaints[0]).toContain('GET /api/nobody-answers-this')
  await close()
})
