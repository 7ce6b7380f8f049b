import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'
import { becomesTrue, visitAs } from './newsroom.ts'
import { findInMail } from './outbox.ts'
import { primaryAdmin } from './real-stack.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Subscribes a visitor by the link of a mail. */
async function subscribe(email: string) {
  const { page, close } = await visit(browser, phone)
  await page.goto(`${site}/newsletter`)
  const form = page.getByRole('main').getByRole('form', { name: 'Newsletter' })
  await form.getByLabel('Email for the newsletter').fill(email)
  await form.getByRole('button', { name: 'Subscribe Free' }).click()
  await page.goto(await findInMail(inject('outboxFolder'), email, /(\S+\/newsletter\/confirm#[\w-]{43})/))
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await page.getByText('You are subscribed.').waitFor()
  await close()
}

it('an admin writes an issue, sees its mail, sends it, and it is in a mailbox and in the archive', async () => {
  const name = randomUUID().slice(0, 13)
  const email = `reader-of-issues-${name}@artha.example`
  await subscribe(email)
  const subject = `What changed this week, ${name}`
  const { page, complaints, close } = await visitAs(browser, site, primaryAdmin, '/dashboard/newsletter')
  await page.getByRole('link', { name: 'New issue' }).click()
  const form = page.getByRole('form', { name: 'Issue' })
  await form.getByLabel('Subject').fill(subject)
  await form.getByLabel('Preview line').fill('The figures of this week, and what to read about them.')
  await form.getByLabel('Opening').fill('Good morning.\n\nThis is the opening of the issue.')
  await form.getByRole('button', { name: 'Save draft' }).click()

  const mail = page.frameLocator('iframe[title="The mail"]')
  await mail.getByText('This is the opening of the issue.').waitFor()
  const inkOf = () => mail.getByText('This is the opening of the issue.').evaluate((element) => getComputedStyle(element).color)
  expect(await inkOf()).toBe('rgb(21, 24, 30)')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(inkOf).toBe('rgb(233, 230, 223)')

  await page.getByRole('button', { name: /^Send to \d+ readers?$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await page.getByText(/^It has gone out/).waitFor()
  expect(await findInMail(inject('outboxFolder'), email, /(This is the opening of the issue\.)/)).toBeTruthy()

  await page.getByRole('link', { name: /^Issue \d+ on the site$/ }).click()
  await page.getByRole('heading', { level: 1, name: subject }).waitFor()
  await page.getByText('This is the opening of the issue.').waitFor()
  await becomesTrue(async () => (await (await fetch(`${site}/newsletter`)).text()).includes(subject))
  expect(complaints).toEqual([])
  await close()
})
