import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('a reader signs up, signs in, subscribes and signs out', async () => {
  const { page, complaints, requests, close } = await visit(browser, phone)
  const name = `Reader ${Date.now()}`
  const email = `reader-${Date.now()}@artha.example`
  const password = 'a quiet harbour at nine'

  await page.goto(`${site}/signup`)
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()

  // The address changes before the page does.
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
  await page.getByLabel('Email', { exact: true }).fill(email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(`${site}/`)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]{43}$/)

  await page.goto(`${site}/account`)
  const box = page.getByRole('main').getByRole('form', { name: 'Newsletter' })
  expect(await box.getByLabel('Email for the newsletter').inputValue()).toBe(email)
  await box.getByRole('button', { name: 'Subscribe Free' }).click()
  await box.getByRole('button', { name: 'Already Subscribed' }).waitFor()
  await page.getByText('This device').waitFor()

  // A reader's account has no access to the dashboard.
  expect(await page.getByRole('heading', { name: 'Grant Admin Access' }).count()).toBe(0)

  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.locator('summary').click()
  // Logging out ends in a full page load; a page evaluated during the load may never answer.
  const loaded = page.waitForEvent('load')
  await menu.getByText('Logout').click()
  await loaded
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
  expect(await page.evaluate(() => [location.pathname, localStorage.getItem('token'), localStorage.getItem('user')])).toEqual(['/login', null, null])
  expect(complaints).toEqual([])
  expect(requests.filter((address) => !address.startsWith(site) && !address.startsWith('data:'))).toEqual([])
  await close()
})
