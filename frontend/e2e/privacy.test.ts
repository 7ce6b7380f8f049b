import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { storedInBrowser, type StoredItem } from '../src/features/about/stored-in-browser.ts'
import { desktop, openBrowser, visit } from './browser.ts'
import { fillFacts, newCreator, visitAs } from './newsroom.ts'
import { findInMail } from './outbox.ts'
import { newPerson } from './person.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Returns what the browser stores for the site, each with its place and name. */
async function held(page: Page): Promise<[place: StoredItem['place'], name: string][]> {
  const stored = await page.evaluate(() => ({ storage: Object.keys(localStorage), tab: Object.keys(sessionStorage) }))
  const cookies = await page.context().cookies()
  return [
    ...stored.storage.map((name): ['storage', string] => ['storage', name]),
    ...stored.tab.map((name): ['tab', string] => ['tab', name]),
    ...cookies.map(({ name }): ['cookie', string] => ['cookie', name]),
  ]
}

const thingOf = (place: StoredItem['place'], name: string) => storedInBrowser.find((thing) => thing.place === place && thing.matches.test(name))

/** The items of the list that any browser has stored so far. */
const seen = new Set<string>()

function note(all: readonly [place: StoredItem['place'], name: string][]) {
  for (const [place, name] of all) {
    const thing = thingOf(place, name)
    expect(thing, `${place} ${name} is named on the privacy page`).toBeDefined()
    seen.add(thing?.name ?? '')
  }
}

/** Waits until the browser stores this item of the list, then checks everything stored. */
async function comesToHold(page: Page, name: string) {
  await expect.poll(async () => (await held(page)).map((each) => thingOf(...each)?.name)).toContain(name)
  note(await held(page))
}

const toOthers = (requests: readonly string[]) => requests.filter((address) => !address.startsWith(site) && !/^(?:data|blob):/.test(address))

/** Opens a page and expects that it exists, because a missing page would prove nothing. */
async function open(page: Page, path: string) {
  expect((await page.goto(site + path))?.status(), path).toBe(200)
}

describe('what the privacy page says of a browser', () => {
  it('holds for who only reads: theme, size of text, where one stood, searches, scenarios; no cookie and no other origin', async () => {
    const { page, requests, settled, close } = await visit(browser, desktop)
    await open(page, '/')
    await page.getByRole('button', { name: /dark/i }).first().click()
    await comesToHold(page, 'root')

    await page.locator('#trending article h3 a').first().click()
    await page.getByRole('group', { name: 'Text size' }).locator('label').last().click()
    await comesToHold(page, 'textSize')
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.reload()
    await comesToHold(page, 'scroll-positions')

    await settled()
    await page.keyboard.press('/')
    const search = page.getByRole('combobox', { name: 'Search Artha' })
    await search.fill('repo')
    await search.press('Enter')
    await comesToHold(page, 'recent-searches')

    await open(page, '/home-loan-calculator')
    await page.getByRole('button', { name: 'Save scenario' }).click()
    await comesToHold(page, 'scenarios:…')
    expect((await held(page)).filter(([place]) => place === 'cookie')).toEqual([])
    expect(toOthers(requests)).toEqual([])
    await close()
  })

  it('holds for who signs in and writes: the session, the known device, a draft that is not saved', async () => {
    const creator = await newCreator(site, 'Keeps a draft')
    const { page, requests, close } = await visitAs(browser, site, creator, '/dashboard')
    for (const name of ['token', 'user', 'artha-device']) await comesToHold(page, name)
    await fillFacts(page.getByRole('form', { name: 'Create Article' }), 'Not saved yet')
    await comesToHold(page, 'draft:…')
    expect((await held(page)).flatMap(([place, name]) => (place === 'cookie' ? [name] : []))).toEqual(['artha-device'])
    expect(toOthers(requests)).toEqual([])
    await close()
  })

  it('holds while a new password is chosen by code', async () => {
    const { page, requests, close } = await visit(browser, desktop)
    const { email } = await newPerson(site)
    await open(page, '/forgot-password')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByRole('heading', { level: 1, name: 'Verify code' }).waitFor()
    await page.getByLabel('Code', { exact: true }).fill(await findInMail(inject('outboxFolder'), email, /Your code: (\d{6})/))
    await page.getByRole('button', { name: 'Verify code' }).click()
    await page.getByRole('heading', { level: 1, name: 'New password' }).waitFor()
    await comesToHold(page, 'artha-reset')
    expect(toOthers(requests)).toEqual([])
    await close()
  })

  it('holds for a sign-in with Google: one cookie on the way there, which says afterwards that it was used, and one on the way back', async () => {
    const { page, close } = await visit(browser, desktop)
    const given: Promise<[place: 'cookie', name: string][]>[] = []
    page.on('response', (response) => {
      if (!response.url().startsWith(site)) return
      const names = async (): Promise<[place: 'cookie', name: string][]> =>
        (await response.headersArray())
          .filter(({ name, value }) => name.toLowerCase() === 'set-cookie' && !/max-age=0|expires=thu, 01 jan 1970/i.test(value))
          .map(({ value }) => ['cookie', value.split('=', 1)[0] ?? ''])
      // The page may be gone before the last answer is read
      given.push(names().catch(() => []))
    })
    await open(page, '/login')
    await page.getByRole('link', { name: 'Login with Google' }).click()
    await page.getByRole('link', { name: 'Agree' }).waitFor()
    await comesToHoldCookies(page, ['artha-google'])
    await page.getByRole('link', { name: 'Agree' }).click()
    await page.waitForURL(`${site}/`)
    await comesToHold(page, 'token')
    note((await Promise.all(given)).flat())
    const left = (await held(page)).flatMap(([place, name]) => (place === 'cookie' ? [thingOf(place, name)?.name] : []))
    expect(left.filter((name) => name !== 'artha-device')).toEqual(['artha-google'])
    await close()
  })

  it('names nothing that no browser comes to hold', () => {
    expect(storedInBrowser.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([])
  })
})

/** Checks cookies only, for another origin, where the site's storage cannot be read. */
async function comesToHoldCookies(page: Page, names: string[]) {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(cookies.map((name) => thingOf('cookie', name)?.name)).toEqual(names)
  note(cookies.map((name) => ['cookie', name]))
}
