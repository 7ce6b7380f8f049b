import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { axeFindings } from './axe-findings.ts'
import { openBrowser } from './browser.ts'
import { call, descriptionIn, fillFacts, newCreator, titlesFound, visitAs } from './newsroom.ts'
import { primaryAdmin, studioAdmin } from './real-stack.ts'

const site = inject('siteUrl')
const cms = new URL(inject('studioUrl')).origin

let browser: Browser
let studioToken: string
const turn = (isOn: boolean) => call(`${cms}/accounts/review`, 'PUT', { isOn }, studioToken)

beforeAll(async () => {
  browser = await openBrowser()
  studioToken = (await call<{ data: { token: string } }>(`${cms}/admin/login`, 'POST', studioAdmin)).data.token
  await turn(true)
})
afterAll(async () => {
  await turn(false)
  await browser.close()
})

const queue = async (page: Page) => {
  await page.goto(`${site}/dashboard`)
  await page.getByRole('link', { name: 'Full review list' }).click()
  await page.getByRole('table', { name: 'Review' }).waitFor()
}

it('a writer submits, an editor remarks, the writer answers, the editor approves and publishes', async () => {
  const title = `To be reviewed ${Date.now()}`
  const writer = await visitAs(browser, site, await newCreator(site, 'Writes first'), '/form')
  const form = writer.page.getByRole('form', { name: 'Create Article' })
  await form.getByRole('button', { name: 'Submit for review' }).waitFor()
  await fillFacts(form, title)
  await descriptionIn(form).fill('What is put aside first is not missed.')
  await form.getByRole('button', { name: 'Submit for review' }).click()
  await writer.page.getByText(`Submitted for review: ${title}`).first().waitFor()
  expect(await titlesFound(site, title)).toEqual([])

  const editor = await visitAs(browser, site, primaryAdmin, '/dashboard')
  await queue(editor.page)
  await editor.page.getByRole('link', { name: title }).click()
  await editor.page.getByRole('button', { name: 'Remark on: What is put aside first is not missed.' }).click()
  await editor.page.getByLabel('Your remark').fill('Say by whom.')
  await editor.page.getByRole('button', { name: 'Save remark' }).click()
  await editor.page.getByRole('button', { name: 'Resolve: Say by whom.' }).waitFor()
  expect(await axeFindings(editor.page)).toEqual([])

  await queue(writer.page)
  await writer.page.getByRole('link', { name: title }).click()
  await writer.page.getByText('Only publishers can approve.').waitFor()
  await writer.page.getByRole('button', { name: 'Resolve: Say by whom.' }).click()
  await writer.page.getByRole('button', { name: 'Reopen: Say by whom.' }).waitFor()

  await editor.page.reload()
  await editor.page.getByRole('button', { name: 'Approve' }).click()
  await editor.page.getByText(/approved this version/).waitFor()
  await editor.page.getByRole('button', { name: 'Publish' }).click()
  await editor.page.getByText('Published.').waitFor()
  await expect.poll(() => titlesFound(site, title)).toEqual([title])
  expect([...writer.complaints, ...editor.complaints]).toEqual([])
  await writer.close()
  await editor.close()
})
