import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { desktop, openBrowser, visit } from './browser.ts'
import { articleOf, call, becomesTrue, newCreator, tokenOf } from './newsroom.ts'
import { createArticle, titled } from './publishing-use.ts'
import { signInToStudio, studioArticles } from './studio-use.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const studio = inject('studioUrl')

it('an editor signs in to the Studio, changes a headline and publishes; readers have it', async () => {
  const { page, requests, close } = await visit(browser, desktop)
  await signInToStudio(page)

  const { _id } = await createArticle(await newCreator(inject('siteUrl'), 'Of a headline'), titled('Not read again'))
  // The session survives a reload: the panel at /studio and its API at /admin share their cookies.
  await page.goto(`${studio}${studioArticles}/${_id}`)
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
  await becomesTrue(async () => {
    found = (await (await fetch(list)).json()) as typeof found
    return found.length > 0
  })
  expect(found.map((article) => article.title)).toEqual([headline])
  const article = await fetch(`${inject('siteUrl')}/blog/${found[0]?._id}`)
  expect(await article.text()).toContain(headline)
  // The panel sends no data to its vendor.
  expect(requests.filter((address) => !address.startsWith(new URL(studio).origin) && !/^(data|blob):/.test(address))).toEqual([])
  await close()
})

it('the date of an article is written day first, in Indian time wherever the browser is, and stays as it was where it is only tabbed through', async () => {
  const site = inject('siteUrl')
  const token = await tokenOf(site, await newCreator(site, 'Of the last moment'))
  const createdAt = '2026-03-06T18:29:59.999Z'
  const { _id } = await call<{ _id: string }>(`${site}/admin/upload`, 'POST', { ...articleOf(`Of the last moment ${Date.now()}`), createdAt }, token)
  const { page, close } = await visit(browser, { ...desktop, timezoneId: 'America/New_York' })
  await signInToStudio(page)
  await page.goto(`${studio}${studioArticles}/${_id}`)
  const field = page.getByRole('group', { name: 'Appears at, Indian Standard Time' })
  const [day, time] = [field.getByRole('combobox', { name: 'Date (India)' }), field.getByLabel('Time (IST)')]
  await day.waitFor()
  expect([await day.inputValue(), await time.inputValue()]).toEqual(['06/03/2026', '23:59'])
  await page.getByText('Appears at (IST)').waitFor()
  await day.focus()
  await time.focus()
  const title = page.getByRole('textbox', { name: /^title/i })
  await title.fill(`${await title.inputValue()}, tabbed through`)
  const published = () => page.waitForResponse((answer) => answer.url().includes('/actions/publish') && answer.ok())
  const first = published()
  await page.getByRole('button', { name: 'Publish' }).click()
  await first
  const read = async () => (await call<{ createdAt: string }>(`${site}/api/desk/articles/${_id}`, 'GET', undefined, token)).createdAt
  expect(await read()).toBe(createdAt)
  // The form reloads the published values, which would overwrite text typed in the meantime
  await expect.poll(() => page.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true)

  await day.fill('07/04/2026')
  await day.press('Tab')
  await time.fill('09:05')
  const second = published()
  await page.getByRole('button', { name: 'Publish' }).click()
  await second
  expect(await read()).toBe('2026-04-07T03:35:00.000Z')
  await close()
})
