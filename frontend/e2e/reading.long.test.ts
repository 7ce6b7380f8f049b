import { inject, it } from 'vitest'
import { desktop, openBrowser, phone } from './browser.ts'
import { readAndReturn } from './read-and-return.ts'

it.each([
  ['a phone, script off', { ...phone, javaScriptEnabled: false }],
  ['a desktop, script on', { ...desktop, javaScriptEnabled: true }],
])('%s reads from the front page to an article and back', async (_, options) => {
  const browser = await openBrowser()
  await readAndReturn(browser, inject('siteUrl'), options)
  await browser.close()
})
