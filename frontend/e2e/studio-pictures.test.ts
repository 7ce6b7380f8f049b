import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { desktop, openBrowser, visit } from './browser.ts'
import { call, newCreator, photograph, tokenOf } from './newsroom.ts'
import { signInToStudio } from './studio-use.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

interface Story {
  title: string
  tags: string[]
  slides: { imageUrl: string; imageAlt: string }[]
}

it('in the Studio a picture is chosen from the Media Library, and tags are words with commas', async () => {
  const site = inject('siteUrl')
  const token = await tokenOf(site, await newCreator(site, 'Of a picture'))
  const { page, close } = await visit(browser, desktop)
  await signInToStudio(page)
  const { name, mimeType, buffer } = await photograph(page, `studio-picture-${Date.now()}.jpg`)
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
  const sent = await fetch(`${site}/api/media`, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } })
  const { secure_url } = (await sent.json()) as { secure_url: string }

  await page.goto(`${inject('studioUrl')}/content-manager/collection-types/api::story.story/create`)
  const title = `With a chosen picture ${Date.now()}`
  await page.getByRole('textbox', { name: /^title/i }).fill(title)
  await page.getByRole('textbox', { name: /^author/i }).fill('Artha newsroom')
  const tags = page.getByRole('textbox', { name: 'Tags' })
  await tags.fill('budget, first job, Budget')
  await tags.blur()
  expect(await tags.inputValue()).toBe('budget, first job')
  await page.getByRole('button', { name: /^no entry yet/i }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('One picture.')
  await page.getByRole('button', { name: 'Choose from the Media Library' }).click()
  const library = page.getByRole('dialog')
  // The newest file stands first
  await library.getByRole('checkbox').first().click()
  await library.getByRole('button', { name: 'Finish' }).click()
  await library.waitFor({ state: 'detached' })
  const picture = page.getByRole('textbox', { name: 'Picture or video' })
  await expect.poll(() => picture.inputValue()).toBe(secure_url)
  await page.getByText('Describe it under “Picture description”.').waitFor()
  await page.getByRole('textbox', { name: 'Picture description' }).fill('Stripes of many colours')
  await page.getByText('Describe it under “Picture description”.').waitFor({ state: 'detached' })

  const published = page.waitForResponse((answer) => answer.url().includes('/actions/publish') && answer.ok())
  await page.getByRole('button', { name: 'Publish' }).click()
  await published
  const stories = async () => (await call<Story[]>(`${site}/api/stories`, 'GET', undefined)).find((story) => story.title === title)
  await expect.poll(stories).toMatchObject({ tags: ['budget', 'first job'], slides: [{ imageUrl: secure_url, imageAlt: 'Stripes of many colours' }] })
  await close()
})
