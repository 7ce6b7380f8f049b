import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { pageRoutes } from '../src/app/routes.tsx'
import { desktop, openBrowser, phone, visit } from './browser.ts'
import { tokenOf } from './newsroom.ts'
import { previewOf } from './preview-of.ts'
import { primaryAdmin } from './real-stack.ts'

const site = inject('siteUrl')
let browser: Browser
let axe: string
/** Of somebody who sees all of the dashboard. */
let token: string
/** The address of the page at a path with a parameter. */
const addresses: Record<string, string> = { '*': '/nothing-here', '/figures/:key': '/figures/repo' }

beforeAll(async () => {
  browser = await openBrowser()
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const [article] = (await (await fetch(`${site}/admin/upload?fields=card&pageSize=1`)).json()) as { _id: string }[]
  addresses['/blog/:id'] = `/blog/${article?._id}`
  // Other words than the title's lead to the address with those.
  addresses['/blog/:id/:slug'] = `/blog/${article?._id}/other`
  const [story] = (await (await fetch(`${site}/api/stories`)).json()) as { _id: string }[]
  addresses['/stories/:id'] = `/stories/${story?._id}`
  token = await tokenOf(site, primaryAdmin)
  addresses['/preview/:id'] = await previewOf(site, article?._id ?? '')
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

function addressOf(path: string): string {
  const address = addresses[path] ?? path
  if (address.includes(':')) throw new Error(`No address is known of ${path}`)
  return address
}

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

    it('the description of the API', async () => {
      const { page, close } = await visit(browser, { ...options, colorScheme: theme === 'dark' ? 'dark' : 'light' })
      await page.goto(`${site}/api/docs`)
      await page.getByRole('heading', { level: 1, name: 'The API of Artha' }).waitFor()
      await page.locator('details').evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')))
      expect(await findings(page)).toEqual([])
      await close()
    })

    it.each(['/dashboard', '/form', '/account'])('%s of the primary admin', async (path) => {
      const { page, close } = await visit(browser, { ...options, reducedMotion: 'reduce' })
      await page.addInitScript(
        ([own, isDarkMode]) => {
          localStorage.setItem('token', String(own))
          localStorage.setItem('root', JSON.stringify({ isDarkMode }))
        },
        [token, theme === 'dark'],
      )
      await page.goto(site + path, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { level: 1, name: /Welcome|Create Article|Your account/ }).waitFor()
      if (path !== '/account') await page.getByRole('textbox', { name: 'Description' }).waitFor()
      expect(await findings(page)).toEqual([])
      await close()
    })
  })
})
