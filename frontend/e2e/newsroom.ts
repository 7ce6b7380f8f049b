import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { ArticleInput } from '@artha/contract/article-body'
import { expect, vi } from 'vitest'
import { desktop, visit } from './browser.ts'
import { primaryAdmin } from './real-stack.ts'

export interface Person {
  email: string
  password: string
}

const json = { 'content-type': 'application/json' }

export async function call<T>(address: string, method: string, body: object | undefined, token?: string): Promise<T> {
  const headers = { ...json, ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  const response = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

export async function tokenOf(site: string, { email, password }: Person) {
  return (await call<{ token: string }>(`${site}/auth/login`, 'POST', { email, password })).token
}

export async function newReader(site: string, name: string): Promise<Person> {
  const username = `${name} ${Date.now()}`
  const person = { email: `${username.replaceAll(' ', '-').toLowerCase()}@artha.example`, password: 'a quiet harbour at nine' }
  await call(`${site}/auth/signup`, 'POST', { username, ...person })
  return person
}

/** Signs up a user whom the primary admin allows to create articles. */
export async function newCreator(site: string, name: string): Promise<Person> {
  const person = await newReader(site, name)
  await call(`${site}/auth/admin/allow-creation`, 'POST', { emails: [person.email] }, await tokenOf(site, primaryAdmin))
  return person
}

export async function logIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/** Opens a page in a separate browser context in which the user is signed in. */
export async function visitAs(browser: Browser, site: string, person: Person, path: string, options: BrowserContextOptions = desktop) {
  const visited = await visit(browser, options)
  await visited.page.goto(`${site}/login`)
  await logIn(visited.page, person)
  await visited.page.waitForURL(`${site}/`)
  await visited.page.goto(`${site}${path}`)
  return visited
}

export const articleOf = (title: string): ArticleInput => ({
  title,
  category: 'Tax',
  subcategory: 'Income tax',
  section: 'main',
  sections: [
    { subtitle: 'First', description: '<p>The first words.</p>' },
    { subtitle: 'Second', description: '<p>The second words.</p>' },
  ],
})

/** Fills in the required fields of an article; the journey writes the text itself. */
export async function fillFacts(form: Locator, title: string) {
  await form.getByLabel('Title', { exact: true }).fill(title)
  await form.getByLabel('Category', { exact: true }).selectOption('Tax')
  await form.getByLabel('Subcategory').selectOption('Income tax')
  await form.getByLabel('Section', { exact: true }).selectOption('main')
}

/** The description field of the open section. */
export const descriptionIn = (form: Locator) => form.getByRole('tabpanel').getByRole('textbox', { name: 'Description' })

/** Returns a photograph as a camera would give it, drawn in the browser. */
export async function photograph(page: Page, name: string) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1_500
    canvas.height = 1_000
    const drawing = canvas.getContext('2d')
    if (drawing === null) throw new Error('This browser cannot draw')
    for (let column = 0; column < 50; column += 1) {
      drawing.fillStyle = `hsl(${column * 7} 60% 45%)`
      drawing.fillRect(column * 30, 0, 30, 1_000)
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
  })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

/** Repeats the check until it is true. `on-time.long.test.ts` checks how soon that must be; this limit suits a busy machine. */
export const becomesTrue = (isSo: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await isSo()).toBe(true), { interval: 100, timeout: 30_000 })

/** Publishes an article and waits until readers can find it. Everything saved earlier is then on the site too. */
export async function publishAnother(site: string, person: Person) {
  const title = `Published after that ${Date.now()}`
  await call(`${site}/admin/upload`, 'POST', articleOf(title), await tokenOf(site, person))
  await becomesTrue(async () => (await titlesFound(site, title)).length === 1)
}

export const titlesFound = async (site: string, title: string) =>
  (await call<{ title: string }[]>(`${site}/admin/upload?fields=card&q=${encodeURIComponent(title)}`, 'GET', undefined)).map((found) => found.title)
