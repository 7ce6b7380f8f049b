import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { desktop, openBrowser, visit } from './browser.ts'
import { comesTrue } from './newsroom.ts'
import { studioAdmin } from './real-stack.ts'

const articles = '/content-manager/collection-types/api::article.article'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('an editor signs in to the Studio, changes a headline and publishes; readers have it', async () => {
  const { page, requests, close } = await visit(browser, desktop)
  const studio = inject('studioUrl')
  await page.goto(`${studio}/auth/login`)
  await page.getByLabel(/^email/i).fill(studioAdmin.email)
  await page.getByLabel(/^password/i).fill(studioAdmin.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('link', { name: /content manager/i }).waitFor()

  // The session outlives a reload: the panel at /studio and its API at /admin see the same cookies.
  const [newest] = (await (await fetch(`${inject('siteUrl')}/admin/upload?fields=card&pageSize=1`)).json()) as { _id: string }[]
  await page.goto(`${studio}${articles}/${newest?._id}`)
  const title = page.getByRole('textbox', { name: /^title/i })
  await title.waitFor()
  const headline = `Read again before it went out, ${Date.now()}`
  await title.fill(headline)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page
    .getByText(/published document/i)
    .first()
    .waitFor()

  const list = `${inject('siteUrl')}/admin/upload?fields=card&q=${encodeURIComponent(headline)}`
  let found: { title: string; _id: string }[] = []
  await comesTrue(async () => {
    found = (await (await fetch(list)).json()) as typeof found
    return found.length > 0
  })
  expect(found.map((article) => article.title)).toEqual([headline])
  const article = await fetch(`${inject('siteUrl')}/blog/${found[0]?._id}`)
  expect(await article.text()).toContain(headline)
  // The panel tells its maker nothing.
  expect(requests.filter((address) => !address.startsWith(new URL(studio).origin) && !/^(data|blob):/.test(address))).toEqual([])
  await close()
})
