import { createHash } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'
import { newPerson } from './person.ts'

const site = inject('siteUrl')
let browser: Browser
let token: string

beforeAll(async () => {
  browser = await openBrowser()
  token = (await newPerson(site)).token
})
afterAll(() => browser.close())

it('a link with the token of somebody else asks before it signs anybody in', async () => {
  const { page, complaints, close } = await visit(browser, phone)
  await page.goto(`${site}/auth-success?token=${token}`)
  await page.getByRole('heading', { level: 1, name: 'Continue as' }).waitFor()
  expect(await page.evaluate(() => [location.href, localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    `${site}/auth-success`,
    null,
    null,
  ])
  await page.getByRole('button', { name: 'Not me' }).click()
  await page.waitForURL(`${site}/`)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect(complaints).toEqual([])
  await close()
})

it('the token that the end of a Google sign-in left in this browser signs its person in', async () => {
  const { page, complaints, close } = await visit(browser, phone)
  const value = createHash('sha256').update(token).digest('hex')
  await page.context().addCookies([{ name: `artha-token-${value.slice(0, 16)}`, value, url: site, sameSite: 'Lax' }])
  await page.goto(`${site}/auth-success?token=${token}`)
  await page.waitForURL(`${site}/`)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token)
  expect(await page.context().cookies()).toEqual([])
  expect(complaints).toEqual([])
  await close()
})
