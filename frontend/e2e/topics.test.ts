import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, phone, visit } from './browser.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('from a section of the front page to its topic, to what is to be read first, a part of it and a calculator', async () => {
  const { page, complaints, settled, close } = await visit(browser, phone)
  await page.goto(site)
  await settled()
  await page.getByRole('link', { name: 'All in Loan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Loan' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/loan')
  expect(await page.getByRole('region', { name: 'Read first' }).getByRole('article').count()).toBeGreaterThan(2)
  await page.getByRole('navigation', { name: 'Parts of Loan' }).getByRole('link', { name: 'Home loan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Home loan' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/loan/home-loan')
  await page.getByRole('region', { name: 'Work it out' }).getByRole('link', { name: 'Home loan calculator' }).click()
  await page.getByRole('heading', { level: 1, name: /home loan/i }).waitFor()
  await settled()
  expect(complaints).toEqual([])
  await close()
})

it.each([
  ['/tax', 200, '/tax'],
  ['/?category=Tax', 200, '/tax'],
  ['/?category=Tax&subcategory=Income+tax', 200, '/tax/income-tax'],
  ['/tax/income-tax', 200, '/tax/income-tax'],
  ['/tax/home-loan', 404, undefined],
])('%s answers %i and names %s as its address', async (address, status, canonical) => {
  const answer = await fetch(site + address)
  expect(answer.status).toBe(status)
  const [, href] = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text()) ?? []
  expect(href && new URL(href).pathname).toBe(canonical)
})

it('the map of the site leads to topics and parts in which something is published, and each of them answers', async () => {
  const map = await (await fetch(`${site}/sitemap/topics.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(paths).toEqual(expect.arrayContaining(['/tax', '/tax/income-tax', '/insurance', '/finance-blog']))
  for (const path of paths) {
    const answer = await fetch(site + path)
    expect([path, answer.status, (await answer.text()).includes('"noindex"')]).toEqual([path, 200, false])
  }
})
