import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { desktop, openBrowser, visit } from './browser.ts'
import { articleOf, call, newCreator, tokenOf } from './newsroom.ts'
import { signInToStudio, studioArticles } from './studio-use.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('the Studio has the editor of the dashboard: what is typed there is stored as HTML, and an untouched text as it was', async () => {
  const site = inject('siteUrl')
  const token = await tokenOf(site, await newCreator(site, 'Of the editor'))
  const plain = '1. What is a fund?\nMoney of many.'
  const sections = [
    { subtitle: 'Untouched', description: plain },
    { subtitle: 'FAQs', description: '<p>Asked often.</p>' },
  ]
  const { _id } = await call<{ _id: string }>(`${site}/admin/upload`, 'POST', { ...articleOf(`Of the editor ${Date.now()}`), sections }, token)
  const { page, close } = await visit(browser, desktop)
  await signInToStudio(page)
  await page.goto(`${inject('studioUrl')}${studioArticles}/${_id}`)
  await page.getByRole('button', { name: 'Untouched' }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).getByRole('heading', { name: '1. What is a fund?' }).waitFor()
  await page.getByRole('button', { name: 'FAQs' }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true }).filter({ hasText: 'Asked often.' })
  await text.getByText('Asked often.').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('1. What is gold?\nA metal.\n2. What is silver?\nAnother.')
  await page.keyboard.press('Alt+F10')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Heading')
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('textbox')
  await page.keyboard.type('Bold')

  const published = page.waitForResponse((answer) => answer.url().includes('/actions/publish') && answer.ok())
  await page.getByRole('button', { name: 'Publish' }).click()
  await published
  const article = await call<{ sections: { description: string }[] }>(`${site}/api/desk/articles/${_id}`, 'GET', undefined, token)
  expect(article.sections.map(({ description }) => description)).toEqual([
    plain,
    '<p>Asked often.</p><details><summary>What is gold?</summary><p>A metal.</p></details><details><summary>What is silver?</summary><p>Another.<strong>Bold</strong></p></details>',
  ])
  await close()
})

it('in the Studio a block and a link are found by searching our pages, and the keys of the row never save the entry', async () => {
  const site = inject('siteUrl')
  const token = await tokenOf(site, await newCreator(site, 'Of blocks'))
  const sections = [{ subtitle: 'Rates', description: '<p>The rate today.</p>' }]
  const { _id } = await call<{ _id: string }>(`${site}/admin/upload`, 'POST', { ...articleOf(`Of blocks ${Date.now()}`), sections }, token)
  const { page, close } = await visit(browser, desktop)
  await signInToStudio(page)
  await page.goto(`${inject('studioUrl')}${studioArticles}/${_id}`)
  await page.getByRole('button', { name: 'Rates' }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true }).filter({ hasText: 'The rate today.' })
  await text.getByText('The rate today.').click()
  await page.keyboard.press('Control+End')

  await page.getByRole('button', { name: 'Link', exact: true }).click()
  const link = page.getByRole('group', { name: 'Add a link' })
  await link.getByRole('textbox', { name: 'Address' }).fill('sip calculator')
  await link.getByRole('button', { name: /^SIP calculator/ }).click()
  await link.getByRole('textbox', { name: 'Address' }).press('Enter')
  await link.waitFor({ state: 'detached' })
  await page.keyboard.press('End')

  await page.getByRole('button', { name: 'Picture, figure, calculator or story' }).click()
  const row = page.getByRole('group', { name: 'Add a block' })
  await row.getByRole('textbox', { name: 'Shows' }).fill('/elsewhere')
  await row.getByRole('textbox', { name: 'Shows' }).press('Enter')
  await row.getByText('Choose a figure, a calculator or a story of ours').waitFor()
  await row.getByRole('textbox', { name: 'Shows' }).fill('/figures/repo')
  await row.getByRole('button', { name: 'Save block' }).click()
  await row.waitFor({ state: 'detached' })

  const published = page.waitForResponse((answer) => answer.url().includes('/actions/publish') && answer.ok())
  await page.getByRole('button', { name: 'Publish' }).click()
  await published
  const article = await call<{ sections: { description: string }[] }>(`${site}/api/desk/articles/${_id}`, 'GET', undefined, token)
  expect(article.sections[0]?.description).toMatch(
    /^<p>The rate today.<a href="\/sip-calculator">.+<\/a><\/p><artha-figure figure="repo">.*<\/artha-figure>/,
  )
  await close()
})
