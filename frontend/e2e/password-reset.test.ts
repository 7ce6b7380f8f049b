import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'
import { findInMail } from './outbox.ts'
import { newPerson } from './person.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('a forgotten password is replaced by the code from the mail, and the old sessions are over', async () => {
  const person = await newPerson(site)
  const { page, complaints, close } = await visit(browser, phone)
  await page.goto(`${site}/login`)
  await page.getByRole('link', { name: /forgot/i }).click()
  await page.getByRole('heading', { level: 1, name: 'Forgot password' }).waitFor()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Send code' }).click()

  await page.getByRole('heading', { level: 1, name: 'Verify code' }).waitFor()
  await page.getByLabel('Code', { exact: true }).fill(await findInMail(inject('outboxFolder'), person.email, /Your code: (\d{6})/))
  await page.getByRole('button', { name: 'Verify code' }).click()

  await page.getByRole('heading', { level: 1, name: 'New password' }).waitFor()
  await page.getByText('Code verified. You can now reset password.').waitFor()
  const password = 'a louder harbour at ten'
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Update password' }).click()
  await page.getByText('Password updated successfully.').waitFor()
  // The code is used up, and this browser is now a known device.
  const cookies = (await page.context().cookies()).map(({ name, httpOnly }) => ({ name, httpOnly }))
  expect(cookies).toEqual([{ name: 'artha-device', httpOnly: true }])

  const me = await fetch(`${site}/auth/me`, { headers: { authorization: `Bearer ${person.token}` } })
  expect(me.status).toBe(401)
  await page.goto(`${site}/login`)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(`${site}/`)
  expect(complaints).toEqual([])
  await close()
})

it('the link of the mail does the same with one press, while somebody uses up the tries of digits', async () => {
  const person = await newPerson(site)
  const { page, complaints, close } = await visit(browser, phone)
  await page.goto(`${site}/forgot-password`)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const link = await findInMail(inject('outboxFolder'), person.email, /(\S+\/reset-link#[\w-]{43})/)
  const body = JSON.stringify({ email: person.email, code: '000000' })
  const guess = () => fetch(`${site}/auth/admin/verify-code`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  for (let tries = 0; tries < 6; tries += 1) await guess()

  await page.goto(link)
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await page.getByRole('heading', { level: 1, name: 'New password' }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(person.email)
  await page.getByLabel('New password', { exact: true }).fill('a louder harbour at ten')
  await page.getByRole('button', { name: 'Update password' }).click()
  await page.getByText('Password updated successfully.').waitFor()
  expect(complaints).toEqual([])
  await close()
})
