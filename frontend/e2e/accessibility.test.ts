import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { pageRoutes } from '../src/app/routes.tsx'
import { desktop, openBrowser, phone, visit } from './browser.ts'

const site = inject('siteUrl')
let browser: Browser
let axe: string
let articlePath: string

beforeAll(async () => {
  browser = await openBrowser()
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const [article] = (await (await fetch(`${site}/admin/upload?fields=card&pageSize=1`)).json()) as { _id: string }[]
  articlePath = `/blog/${article?._id}`
})
afterAll(() => browser.close())

async function findings(page: Page): Promise<string[]> {
  // The page's own policy lets no foreign script in; the inspector's door does.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axe })
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'axe.run(document, { resultTypes: ["violations"] }).then((results) => JSON.stringify(results.violations))',
    awaitPromise: true,
  })
  const violations = JSON.parse(String(result.value)) as AxeResults['violations']
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
}

/** Other words than the title's lead to the address with those. */
const addresses = (): Record<string, string> => ({ '/blog/:id': articlePath, '/blog/:id/:slug': `${articlePath}/other`, '*': '/nothing-here' })
const addressOf = (path: string) => addresses()[path] ?? path

describe.each([
  ['phone', phone],
  ['desktop', desktop],
])('axe finds nothing, %s', (_, options) => {
  describe.each(['light', 'dark'])('%s', (theme) => {
    it.each([...pageRoutes.map(({ path }) => path), '*'])('%s', async (path) => {
      const { page, close } = await visit(browser, { ...options, reducedMotion: 'reduce' })
      await page.addInitScript((isDarkMode) => localStorage.setItem('root', JSON.stringify({ isDarkMode })), theme === 'dark')
      await page.goto(site + addressOf(path), { waitUntil: 'networkidle' })
      expect(await page.locator('html').getAttribute('class')).toContain(theme)
      expect(await findings(page)).toEqual([])
      await close()
    })
  })
})
