import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'
import { findInMail } from './outbox.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('a visitor subscribes by the link of a mail, and has the address deleted by the link of the next', async () => {
  const email = `visitor-${randomUUID().slice(0, 13)}@artha.example`
  const { page, complaints, close } = await visit(browser, phone)
  await page.goto(`${site}/newsletter`)
  const form = page.getByRole('main').getByRole('form', { name: 'Newsletter' })
  await form.getByLabel('Email for the newsletter').fill(email)
  await form.getByRole('button', { name: 'Subscribe Free' }).click()
  await page.getByText('Look into your mailbox').waitFor()

  const link = await findInMail(inject('outboxFolder'), email, /(\S+\/newsletter\/confirm#[\w-]{43})/)
  await page.goto(link)
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await page.getByText('You are subscribed.').waitFor()

  await page.goto(await findInMail(inject('outboxFolder'), email, /unsubscribe here:\s+(\S+\/auth\/unsubscribe\/\S+)/))
  await page.getByRole('button', { name: 'Delete my address' }).click()
  await page.getByRole('heading', { name: 'Your address is deleted' }).waitFor()

  await page.goto(link)
  await page.reload()
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await page.getByText('This link has been used or has expired after 48 hours.').waitFor()
  expect(complaints.filter((complaint) => !complaint.includes('/api/newsletter/confirmations'))).toEqual([])
  await close()
})
