import { dayInIndia } from '@artha/contract/figure-on'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { axeFindings } from './axe-findings.ts'
import { desktop, openBrowser, phone } from './browser.ts'
import { articleOf, call, newCreator, tokenOf, visitAs, type Person } from './newsroom.ts'

const site = inject('siteUrl')

let browser: Browser
let creator: Person
let token: string
beforeAll(async () => {
  browser = await openBrowser()
  creator = await newCreator(site, 'Plans ahead')
  token = await tokenOf(site, creator)
})
afterAll(() => browser.close())

/** The month after next, so that all its days are in the future. */
const month = dayInIndia(new Date(Date.now() + 62 * 86_400_000)).slice(0, 7)
const dayOf = (number: number) => `${month}-${String(number).padStart(2, '0')}`
const address = `/dashboard/calendar?month=${month}`

/** Creates an article for nine in the morning in India. Returns its id. */
async function scheduled(title: string, number: number) {
  const body = { ...articleOf(title), createdAt: `${dayOf(number)}T03:30:00.000Z` }
  return (await call<{ _id: string }>(`${site}/admin/upload`, 'POST', body, token))._id
}
const appearsAt = async (id: string) => (await call<{ createdAt: string }>(`${site}/api/desk/articles/${id}`, 'GET', undefined, token)).createdAt
const dayOn = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: new RegExp(` ${number} `), exact: true }) })

/** Drags an article to a day. Scrolls both into view first, because scrolling between press and move would put something else below the pointer. */
async function drag(page: Page, title: string, number: number) {
  await dayOn(page, number).scrollIntoViewIfNeeded()
  const entry = page.getByRole('listitem').filter({ hasText: title }).last()
  await expect.poll(() => entry.evaluate((line) => line.getBoundingClientRect().top)).toBeGreaterThan(0)
  await entry.dragTo(dayOn(page, number))
}

it('what is scheduled is dragged to another day, moved on by keys, and taken back; what is published stays', async () => {
  const title = `Dragged ${Date.now()}`
  const id = await scheduled(title, 10)
  const { page, complaints, close } = await visitAs(browser, site, creator, '/dashboard', desktop)
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Calendar' }).click()
  await page.getByRole('link', { name: 'All scheduled articles' }).waitFor()
  await page.goto(site + address)

  await page.getByRole('link', { name: title }).waitFor()
  await drag(page, title, 17)
  await page.getByText(`“${title}” was moved to`).waitFor()
  expect(await appearsAt(id)).toBe(`${dayOf(17)}T03:30:00.000Z`)
  await dayOn(page, 17).getByRole('link', { name: title }).waitFor()

  await page.getByRole('button', { name: `Move ${title}` }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await dayOn(page, 25).getByRole('link', { name: title }).waitFor()
  expect(await page.getByRole('button', { name: `Move ${title}` }).evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(`“${title}” is back on`).waitFor()
  expect(await appearsAt(id)).toBe(`${dayOf(17)}T03:30:00.000Z`)
  expect(await axeFindings(page)).toEqual([])

  const old = `Out already ${Date.now()}`
  await call(`${site}/admin/upload`, 'POST', { ...articleOf(old), createdAt: '2026-02-10T03:30:00.000Z' }, token)
  await page.goto(`${site}/dashboard/calendar?month=2026-02`)
  await page.getByRole('link', { name: old }).waitFor()
  await drag(page, old, 12)
  await page.getByText(`“${old}” is already published: its date cannot change.`).waitFor()
  expect(await page.getByRole('button', { name: `Move ${old}` }).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

it('on a phone it is a list by day, and the day is asked for', async () => {
  const title = `By thumb ${Date.now()}`
  const id = await scheduled(title, 11)
  const { page, complaints, close } = await visitAs(browser, site, creator, address, phone)
  await page.getByRole('button', { name: `Move ${title}` }).tap()
  const dialog = page.getByRole('dialog', { name: `Move “${title}”?` })
  await dialog.getByLabel('Date').fill(dayOf(20))
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Move' }).tap()
  await dayOn(page, 20).getByRole('link', { name: title }).waitFor()
  expect(await appearsAt(id)).toBe(`${dayOf(20)}T03:30:00.000Z`)
  // Empty days take no space, and nothing is wider than the window
  expect(await dayOn(page, 5).count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(complaints).toEqual([])
  await close()
})
