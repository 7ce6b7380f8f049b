import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'
import { findInMail } from './outbox.ts'
import { newPerson, type Person } from './person.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Signs up a subscriber. Returns the person with the unsubscribe link from the mail. */
async function subscriber(): Promise<Person & { link: string }> {
  const person = await newPerson(site)
  const answer = await fetch(`${site}/auth/subscribe`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ email: person.email }),
  })
  expect(answer.status).toBe(200)
  const link = await findInMail(inject('outboxFolder'), person.email, /unsubscribe here:\s+(\S+\/auth\/unsubscribe\/\S+)/)
  expect(link.startsWith(`${site}/auth/unsubscribe/`)).toBe(true)
  return { ...person, link }
}

async function isSubscribed({ token }: Person): Promise<boolean> {
  const me = await fetch(`${site}/auth/me`, { headers: { authorization: `Bearer ${token}` } })
  return ((await me.json()) as { user: { isSubscribed: boolean } }).user.isSubscribed
}

it('the link of the mail shows a page that asks first, and ends the subscription on confirmation', async () => {
  const person = await subscriber()
  const { page, complaints, close } = await visit(browser, { ...phone, javaScriptEnabled: false })
  const response = await page.goto(person.link)
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await page.getByRole('heading', { name: 'Unsubscribe from the Artha Newsletter?' }).waitFor()
  expect(await isSubscribed(person)).toBe(true)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByRole('heading', { name: 'You have unsubscribed' }).waitFor()
  expect(await isSubscribed(person)).toBe(false)
  expect(complaints).toEqual([])
  await close()
})

it.each([
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
  [
    'multipart',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('the one click of a mail program ends it, sent as %s', async (_, headers, body) => {
  const person = await subscriber()
  expect((await fetch(person.link, { method: 'POST', headers, body })).status).toBe(200)
  expect(await isSubscribed(person)).toBe(false)
})
