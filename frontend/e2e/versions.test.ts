import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { axeFindings } from './axe-findings.ts'
import { desktop, openBrowser, phone } from './browser.ts'
import { articleOf, call, newCreator, tokenOf, visitAs, type Person } from './newsroom.ts'

const site = inject('siteUrl')

let browser: Browser
let creator: Person
let token: string
beforeAll(async () => {
  browser = await openBrowser()
  creator = await newCreator(site, 'Looks back')
  token = await tokenOf(site, creator)
})
afterAll(() => browser.close())

interface Stored {
  _id: string
  title: string
  version: number
}

const post = (title: string) => call<Stored>(`${site}/admin/upload`, 'POST', articleOf(title), token)
const put = (id: string, title: string) => call<Stored>(`${site}/admin/upload/${id}`, 'PUT', articleOf(title), token)
const read = (id: string) => call<Stored>(`${site}/api/desk/articles/${id}`, 'GET', undefined, token)
const formOf = (page: Page) => page.getByRole('form', { name: 'Edit Article' })

it('a mistake is found among the versions and taken back, on a phone too', async () => {
  const title = `Rates fell ${Date.now()}`
  const { _id: id } = await post(title)
  await put(id, title.replace('fell', 'rose'))
  for (const device of [desktop, phone]) {
    const { page, complaints, close } = await visitAs(browser, site, creator, `/dashboard/articles/${id}`, device)
    await page.getByRole('link', { name: 'Earlier versions' }).click()
    const versions = page.getByRole('list', { name: 'Versions' })
    await versions.getByRole('link').first().click()
    const changed = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: 'Title' }) })
    await changed.locator('ins', { hasText: 'rose' }).waitFor()
    expect(await changed.locator('del').allTextContents()).toEqual(['fell'])
    expect(await axeFindings(page)).toEqual([])
    if (device === desktop) {
      await versions.getByRole('link').last().click()
      await page.getByRole('link', { name: 'Restore this version' }).click()
      await expect.poll(() => formOf(page).getByLabel('Title', { exact: true }).inputValue()).toBe(title)
      await formOf(page).getByRole('button', { name: 'Publish' }).click()
      await page.waitForURL(`${site}/dashboard/articles`)
      expect(await read(id)).toMatchObject({ title, version: 3 })
      await put(id, title.replace('fell', 'rose'))
    }
    expect(complaints).toEqual([])
    await close()
  }
})

it('two who saved one article choose where both have changed something, and keep what only one did', async () => {
  const title = `Both at once ${Date.now()}`
  const { _id: id } = await post(title)
  const { page, complaints, close } = await visitAs(browser, site, creator, `/dashboard/articles/${id}`, desktop)
  await formOf(page).getByLabel('Title', { exact: true }).fill(`${title}, mine`)
  await formOf(page).getByLabel('Byline', { exact: true }).fill('Mine alone')
  await put(id, `${title}, theirs`)
  await formOf(page).getByRole('button', { name: 'Publish' }).click()
  const choice = page.getByRole('region', { name: 'Someone else saved this in the meantime' })
  await choice.getByRole('button', { name: 'Save with these choices' }).click()
  await choice.getByText('You both changed: Title.').waitFor()
  expect((await read(id)).title).toBe(`${title}, theirs`)
  expect(await axeFindings(page)).toEqual([])
  await choice
    .getByRole('group', { name: 'Title' })
    .getByRole('radio', { name: /^Theirs/ })
    .click()
  await choice.getByRole('button', { name: 'Save with these choices' }).click()
  await page.waitForURL(`${site}/dashboard/articles`)
  expect(await read(id)).toMatchObject({ title: `${title}, theirs`, byline: 'Mine alone', version: 3 })
  // The console lists only the refused save
  expect(complaints).toEqual([expect.stringContaining('409')])
  await close()
})
