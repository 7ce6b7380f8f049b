import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { keptInBrowser, type KeptThing } from '../src/pages/about/kept-in-browser.ts'
import { desktop, openBrowser, visit } from './browser.ts'
import { newPerson } from './person.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Everything that a browser holds of the site, by its place. */
async function held(page: Page): Promise<Record<KeptThing['place'], string[]>> {
  const stored = await page.evaluate(() => ({ storage: Object.keys(localStorage), tab: Object.keys(sessionStorage) }))
  return { ...stored, cookie: (await page.context().cookies()).map(({ name }) => name) }
}

const unnamed = (place: KeptThing['place'], names: string[]) =>
  names.filter((name) => !keptInBrowser.some((thing) => thing.place === place && thing.matches.test(name)))

const allUnnamed = (all: Record<KeptThing['place'], string[]>) =>
  (Object.keys(all) as KeptThing['place'][]).flatMap((place) => unnamed(place, all[place]).map((name) => `${place}: ${name}`))

describe('what the privacy page says of a browser', () => {
  it('holds for who only reads: no cookie, no other origin, and storage that is named', async () => {
    const { page, requests, close } = await visit(browser, desktop)
    await page.goto(site)
    await page.getByRole('button', { name: /dark/i }).first().click()
    await page.goto(`${site}/loan-calculator`)
    await page.goto(`${site}/search?q=repo`)
    await page.getByRole('main').getByRole('link').first().waitFor()
    const all = await held(page)
    expect(all.cookie).toEqual([])
    expect(all.storage).toContain('root')
    expect(allUnnamed(all)).toEqual([])
    expect(requests.filter((address) => !address.startsWith(site) && !/^(?:data|blob):/.test(address))).toEqual([])
    await close()
  })

  it('holds for who signs in', async () => {
    const { page, requests, close } = await visit(browser, desktop)
    const { email, password } = await newPerson(site)
    await page.goto(`${site}/login`)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect.poll(async () => (await held(page)).storage).toContain('token')
    const all = await held(page)
    expect(all.cookie).toEqual(['artha-device'])
    expect(allUnnamed(all)).toEqual([])
    expect(requests.filter((address) => !address.startsWith(site) && !/^(?:data|blob):/.test(address))).toEqual([])
    await close()
  })
})
