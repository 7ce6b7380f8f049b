import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Story } from '@artha/contract/story'
import { desktop, openBrowser, phone, visit } from './browser.ts'
import { call, becomesTrue, descriptionIn, fillFacts, newCreator, photograph, publishAnother, titlesFound, visitAs, type Person } from './newsroom.ts'
import { createArticle, read, titled } from './publishing-use.ts'
import { primaryAdmin } from './real-stack.ts'

const site = inject('siteUrl')
let browser: Browser
let creator: Person

beforeAll(async () => {
  browser = await openBrowser()
  creator = await newCreator(site, 'Creator')
})
afterAll(() => browser.close())

it('a creator writes an article with a table and a picture; readers have it, and its correction too', async () => {
  const { page, complaints, requests, close } = await visitAs(browser, site, creator, '/dashboard')
  const title = titled('What a lower repo rate changes')
  const form = page.getByRole('form', { name: 'Create Article' })
  await fillFacts(form, title)
  const section = form.getByRole('tabpanel')
  await section.getByLabel('Subtitle').fill('The figures')
  await descriptionIn(form).click()
  await page.keyboard.type('Rates by year:')
  await form.getByRole('button', { name: 'Insert table' }).click()
  for (const cell of ['Year', 'Repo rate', 'Change', '2024', '6.5 %']) {
    await page.keyboard.type(cell)
    await page.keyboard.press('Tab')
  }
  await section.locator('input[type="file"]').setInputFiles(await photograph(page, 'rupee notes.jpg'))
  await form.getByText('rupee notes.jpg is uploaded.').waitFor({ state: 'attached' })
  await section.getByLabel('Alternative text').fill('Bars of colour')
  await form.getByRole('button', { name: '+ Add Section' }).click()
  await section.getByLabel('Subtitle').fill('What it means')
  await descriptionIn(form).click()
  await page.keyboard.type('Loans cost less.')
  await form.getByRole('button', { name: 'Publish' }).click()
  await page.getByText(`Saved: ${title}`).waitFor()
  const path = (await page.getByRole('link', { name: 'View on site', exact: true }).getAttribute('href')) ?? ''
  const isThere = (words: string) => async () => (await (await fetch(site + path)).text()).includes(words)
  await becomesTrue(isThere(title))

  const reader = await visit(browser, phone)
  await reader.page.goto(site + path, { waitUntil: 'networkidle' })
  expect(await reader.page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(expect.arrayContaining(['The figures', 'What it means']))
  expect(await reader.page.getByRole('columnheader').allTextContents()).toEqual(['Year', 'Repo rate', 'Change'])
  expect(await reader.page.getByRole('cell').allTextContents()).toEqual(expect.arrayContaining(['2024', '6.5 %']))
  const picture = reader.page.getByRole('img', { name: 'Bars of colour' })
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // The ratio is known before the picture loads, so nothing moves.
  expect(Number(await picture.getAttribute('width')) / Number(await picture.getAttribute('height'))).toBe(1.5)
  expect(reader.complaints).toEqual([])
  await reader.close()

  await page.getByRole('button', { name: `Edit ${title}` }).click()
  const editing = page.getByRole('form', { name: 'Edit Article' })
  await editing.getByRole('tab', { name: 'Section 2' }).click()
  await descriptionIn(editing).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Deposits earn less.')
  await editing.getByRole('button', { name: 'Publish' }).click()
  await page.getByText(`Saved: ${title}`).waitFor()
  await becomesTrue(isThere('Loans cost less. Deposits earn less.'))
  // The first section was not edited, so it is unchanged.
  expect((await read(path.split('/').at(-1) ?? '')).sections[0]?.description).toMatch(/^<p>Rates by year:<\/p><table><thead><tr><th>Year<\/th>/)
  expect(complaints).toEqual([])
  expect(requests.filter((address) => !address.startsWith(site) && !/^(data|blob):/.test(address))).toEqual([])
  await close()
})

it('what a creator deletes is gone for readers, until an admin restores it', async () => {
  const title = titled('Deleted and restored')
  const { _id } = await createArticle(creator, title)
  const status = async () => (await fetch(`${site}/blog/${_id}`)).status
  await becomesTrue(async () => (await status()) === 200)
  const desk = await visitAs(browser, site, creator, '/dashboard')
  await desk.page.getByRole('button', { name: `Delete ${title}` }).click()
  const question = desk.page.getByRole('dialog', { name: 'Delete this article?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await desk.page.getByRole('button', { name: `Delete ${title}` }).waitFor({ state: 'detached' })
  await becomesTrue(async () => (await status()) === 404)
  expect(await desk.page.getByRole('heading', { name: 'Bin' }).count()).toBe(0)
  await desk.close()

  const admin = await visitAs(browser, site, primaryAdmin, '/dashboard')
  await admin.page.getByRole('button', { name: `Restore ${title}` }).click()
  await admin.page.getByText(`Restored: ${title}`).waitFor()
  await becomesTrue(async () => (await status()) === 200)
  await admin.close()
})

it('a story with its slides is among the stories', async () => {
  const { page, complaints, close } = await visitAs(browser, site, creator, '/dashboard', desktop)
  const title = titled('Three habits')
  const form = page.getByRole('form', { name: 'Add Story' })
  await form.getByLabel('Title', { exact: true }).fill(title)
  await form.getByLabel('Author name').fill('Divya')
  await form.getByLabel('Tags').fill('savings, first job ,')
  for (const [index, text] of ['Write it down.', 'Wait a day.'].entries()) {
    await form.getByRole('button', { name: '+ Add Slide' }).click()
    await form
      .getByRole('group', { name: `Slide ${index + 1}` })
      .getByLabel('Text', { exact: true })
      .fill(text)
  }
  const first = form.getByRole('group', { name: 'Slide 1' })
  await first.locator('input[type="file"]').setInputFiles(await photograph(page, 'notebook.jpg'))
  await first.getByText('notebook.jpg is uploaded.').waitFor({ state: 'attached' })
  await form.getByRole('button', { name: 'Publish' }).click()
  await page.getByText(`Saved: ${title}`).waitFor()
  const stories = () => call<Story[]>(`${site}/api/stories`, 'GET', undefined)
  const isThere = async () => (await stories()).some((story) => story.title === title)
  await becomesTrue(isThere)
  const story = (await stories()).find((each) => each.title === title)
  expect(story).toMatchObject({ authorName: 'Divya', tags: ['savings', 'first job'] })
  expect(story?.slides.map(({ text, image }) => [text, image !== null])).toEqual([
    ['Write it down.', true],
    ['Wait a day.', false],
  ])
  expect(complaints).toEqual([])
  await close()
})

it('a button pressed twice saves once', async () => {
  const { page, close } = await visitAs(browser, site, creator, '/form')
  const title = titled('Pressed twice')
  const form = page.getByRole('form', { name: 'Create Article' })
  await fillFacts(form, title)
  await descriptionIn(form).click()
  await page.keyboard.type('Once.')
  await form.getByRole('button', { name: 'Publish' }).dblclick()
  await page.getByText(`Saved: ${title}`).waitFor()
  await becomesTrue(async () => (await titlesFound(site, title)).length > 0)
  await page.waitForLoadState('networkidle')
  await publishAnother(site, creator)
  expect(await titlesFound(site, title)).toEqual([title])
  await close()
})
