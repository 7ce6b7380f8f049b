import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, phone } from './browser.ts'
import {
  call,
  becomesTrue,
  descriptionIn,
  fillFacts,
  logIn,
  newCreator,
  newReader,
  publishAnother,
  titlesFound,
  tokenOf,
  visitAs,
  type Person,
} from './newsroom.ts'
import { createArticle, read, titled } from './publishing-use.ts'
import { primaryAdmin } from './real-stack.ts'

// Tests without a browser cover these too: pages/dashboard/nothing-lost.test.tsx, dashboard-page.test.tsx, contract/articles.test.ts

const site = inject('siteUrl')
let browser: Browser
let creator: Person

beforeAll(async () => {
  browser = await openBrowser()
  creator = await newCreator(site, 'Creator')
})
afterAll(() => browser.close())

it('two people change one article: the second gets a notice, and chooses section by section', async () => {
  const title = titled('Two hands on one text')
  const { _id } = await createArticle(creator, title)
  const mine = await visitAs(browser, site, creator, '/dashboard')
  const theirs = await visitAs(browser, site, primaryAdmin, '/dashboard')
  for (const { page } of [mine, theirs]) await page.getByRole('button', { name: `Edit ${title}` }).click()
  const change = async ({ page }: typeof mine, newTitle: string, tab: string, words: string) => {
    const form = page.getByRole('form', { name: 'Edit Article' })
    await form.getByLabel('Title', { exact: true }).fill(newTitle)
    await form.getByRole('tab', { name: tab }).click()
    await descriptionIn(form).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(words)
    await form.getByRole('button', { name: 'Publish' }).click()
  }
  await change(theirs, `${title}, theirs`, 'Section 1', ' Theirs.')
  await theirs.page.getByText(`Saved: ${title}, theirs`).waitFor()
  await change(mine, `${title}, mine`, 'Section 2', ' Mine.')

  const conflict = mine.page.getByRole('region', { name: 'Someone else saved this in the meantime' })
  await conflict.waitFor()
  const row = (name: string) => conflict.getByRole('group', { name })
  expect(
    await row('Section 1')
      .getByRole('radio', { name: /^Theirs/ })
      .isChecked(),
  ).toBe(true)
  expect(
    await row('Section 2')
      .getByRole('radio', { name: /^Yours/ })
      .isChecked(),
  ).toBe(true)
  await row('Title')
    .getByRole('radio', { name: /^Theirs/ })
    .check()
  await conflict.getByRole('button', { name: 'Save with these choices' }).click()
  await mine.page.getByText(`Saved: ${title}, theirs`).waitFor()
  await becomesTrue(async () => (await read(_id)).version === 3)
  const { title: stored, sections } = await read(_id)
  expect(stored).toBe(`${title}, theirs`)
  expect(sections.map(({ description }) => description)).toEqual(['<p>The first words. Theirs.</p>', '<p>The second words. Mine.</p>'])
  await mine.close()
  await theirs.close()
})

it('a user who may not write yet sees everything and changes nothing', async () => {
  const { page, complaints, close } = await visitAs(browser, site, await newReader(site, 'Reader'), '/dashboard', phone)
  await page.getByText('Your access is pending').waitFor()
  await page.getByRole('table', { name: 'Articles' }).getByRole('row').nth(1).waitFor()
  expect(await page.getByRole('button', { name: /^(Edit|Delete|Publish)/ }).count()).toBe(0)
  expect(await page.getByRole('form', { name: 'Create Article' }).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

it('a page that is gone in the middle of a sentence offers what was typed', async () => {
  const { page, close } = await visitAs(browser, site, creator, '/form')
  const title = titled('Half a thought')
  const form = page.getByRole('form', { name: 'Create Article' })
  await fillFacts(form, title)
  await descriptionIn(form).click()
  await page.keyboard.type('It was a quiet day, and then')
  const kept = () => page.evaluate(() => Object.values(localStorage).some((text) => String(text).includes('It was a quiet day, and then')))
  await becomesTrue(kept)
  await page.close()

  const again = await browser.contexts().at(-1)?.newPage()
  if (again === undefined) throw new Error('The browser is closed')
  await again.goto(`${site}/form`)
  await again.getByRole('button', { name: `Restore ${title}` }).click()
  const restored = again.getByRole('form', { name: 'Create Article' })
  await restored.getByRole('tabpanel').getByText('It was a quiet day, and then').waitFor()
  expect(await restored.getByLabel('Title', { exact: true }).inputValue()).toBe(title)
  expect(await titlesFound(site, title)).toEqual([])
  await close()
})

it('a session that ends in the middle of an article costs no word of it', async () => {
  const { page, close } = await visitAs(browser, site, creator, '/form')
  const title = titled('Written past midnight')
  const form = page.getByRole('form', { name: 'Create Article' })
  await fillFacts(form, title)
  await descriptionIn(form).click()
  await page.keyboard.type('Every word of it.')
  await call(`${site}/auth/sessions`, 'DELETE', undefined, await tokenOf(site, creator))
  await form.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Your session has ended.').first().waitFor()
  await page.waitForURL(`${site}/login`)
  await logIn(page, creator)
  await page.waitForURL(`${site}/form`)
  await page.getByRole('button', { name: `Restore ${title}` }).click()
  await page.getByRole('form', { name: 'Create Article' }).getByRole('tabpanel').getByText('Every word of it.').waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText(`Saved: ${title}`).waitFor()
  await becomesTrue(async () => (await titlesFound(site, title)).length === 1)
  await close()
})

it('an article for tomorrow is on the desk and nowhere else', async () => {
  const { page, close } = await visitAs(browser, site, creator, '/form')
  const title = titled('For tomorrow')
  const form = page.getByRole('form', { name: 'Create Article' })
  await fillFacts(form, title)
  await descriptionIn(form).click()
  await page.keyboard.type('Not yet.')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)
  await form.getByLabel('Appears at (IST)').fill(tomorrow)
  await form.getByRole('button', { name: 'Publish' }).click()
  await page.getByText(/^Scheduled: visible to readers from/).waitFor()
  await page.goto(`${site}/dashboard`)
  await page.getByRole('button', { name: `Edit ${title}` }).waitFor()
  await publishAnother(site, creator)
  expect(await titlesFound(site, title)).toEqual([])
  expect(await (await fetch(`${site}/?q=${encodeURIComponent(title)}`)).text()).not.toContain('Not yet.')
  await close()
})
