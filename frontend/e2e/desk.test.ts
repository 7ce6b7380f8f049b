import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { call, descriptionIn, fillFacts, newCreator, titlesFound, tokenOf, visitAs, type Person } from './newsroom.ts'

const site = inject('siteUrl')
let browser: Browser
let creator: Person

beforeAll(async () => {
  browser = await openBrowser()
  creator = await newCreator(site, 'Back and forward')
})
afterAll(() => browser.close())

const formOf = (page: Page) => page.getByRole('form', { name: 'Create Article' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

async function write(page: Page, title: string) {
  await fillFacts(formOf(page), title)
  await descriptionIn(formOf(page)).click()
  await page.keyboard.type('The last sentence of the day.')
}

async function isWholeAgain(page: Page, title: string) {
  await page.getByRole('button', { name: `Restore ${title}` }).click()
  await formOf(page).getByRole('tabpanel').getByText('The last sentence of the day.').waitFor()
  expect(await formOf(page).getByLabel('Title', { exact: true }).inputValue()).toBe(title)
}

it('Back within the site asks first; staying keeps every word, leaving offers them on the way Forward', async () => {
  const { page, complaints, close } = await visitAs(browser, site, creator, '/about')
  const title = `Back in the site ${Date.now()}`
  const account = page.getByRole('navigation', { name: 'Account' })
  await account.locator('summary').click()
  await account.getByRole('link', { name: 'Dashboard' }).click()
  await page.waitForURL(`${site}/dashboard`)
  await write(page, title)

  await page.goBack()
  await question(page).getByRole('button', { name: 'Stay' }).click()
  expect(page.url()).toBe(`${site}/dashboard`)
  await formOf(page).getByRole('tabpanel').getByText('The last sentence of the day.').waitFor()
  expect(await formOf(page).getByLabel('Title', { exact: true }).inputValue()).toBe(title)

  // Again, because cancelling the first time must not have removed the guard
  await page.goBack()
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL(`${site}/about`)
  await page.goForward()
  await page.waitForURL(`${site}/dashboard`)
  await isWholeAgain(page, title)
  expect(complaints).toEqual([])
  expect(await titlesFound(site, title)).toEqual([])
  await close()
})

it('Back to a page that the browser loads again asks in the browser’s words, and what was left is offered afterwards', async () => {
  const { page, close } = await visitAs(browser, site, creator, '/about')
  const title = `Back out of the page ${Date.now()}`
  await page.goto(`${site}/form`)
  await write(page, title)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    // Stays the first time and leaves the second time.
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept())
  })
  await page.evaluate(() => history.back())
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await formOf(page).getByRole('tabpanel').getByText('The last sentence of the day.').waitFor()
  expect(await formOf(page).getByLabel('Title', { exact: true }).inputValue()).toBe(title)
  await page.evaluate(() => history.back())
  await page.waitForURL(`${site}/about`)
  expect(asked).toEqual(['beforeunload', 'beforeunload'])
  await page.goto(`${site}/form`)
  await isWholeAgain(page, title)
  await close()
})

it('what is saved is left without a question', async () => {
  const { page, close } = await visitAs(browser, site, creator, '/form')
  const title = `Saved and left ${Date.now()}`
  await write(page, title)
  await formOf(page).getByRole('button', { name: 'Publish' }).click()
  await page.getByText(`Saved: ${title}`).waitFor()
  await page.getByRole('link', { name: 'About Us' }).first().click()
  await page.waitForURL(`${site}/about`)
  expect(await question(page).count()).toBe(0)
  await page.goBack()
  await formOf(page).waitFor()
  expect(await page.getByRole('list', { name: 'Unsaved work' }).count()).toBe(0)
  const mine = await call<{ title: string }[]>(`${site}/api/desk/articles?mine=1`, 'GET', undefined, await tokenOf(site, creator))
  expect(mine.map((article) => article.title)).toContain(title)
  await close()
})
