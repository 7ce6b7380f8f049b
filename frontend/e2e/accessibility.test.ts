import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { pageRoutes } from '../src/app/routes.tsx'
import { axeFindings } from './axe-findings.ts'
import { desktop, openBrowser, phone } from './browser.ts'
import { tokenOf } from './newsroom.ts'
import { previewOf } from './preview-of.ts'
import { primaryAdmin } from './real-stack.ts'
import { watchRequests, type Settled } from './settled.ts'

type Theme = 'light' | 'dark'

const site = inject('siteUrl')
let browser: Browser
/** As a user who sees all of the dashboard. */
let token: string
/** The address of the page at a path with a parameter. */
const addresses: Record<string, string> = { '*': '/nothing-here', '/figures/:key': '/figures/repo' }

beforeAll(async () => {
  browser = await openBrowser()
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

function addressOf(path: string): string {
  const address = addresses[path] ?? path
  if (address.includes(':')) throw new Error(`No address is known of ${path}`)
  return address
}

const themeOf = (page: Page) => page.locator('html').getAttribute('class')

/** Each page comes once in the theme that was chosen before, and is changed to the other one by its own button. */
describe.each<[string, Theme, Theme, BrowserContextOptions]>([
  ['phone, which may move', 'light', 'dark', phone],
  ['desktop, which stays calm', 'dark', 'light', { ...desktop, reducedMotion: 'reduce' }],
])('axe finds nothing, %s, first %s, then %s', (_, first, second, options) => {
  let context: BrowserContext

  beforeAll(async () => {
    context = await browser.newContext(options)
  })
  afterAll(() => context.close())

  /** A window that knows nothing of those before it but what the browser has fetched. */
  async function open(kept: Record<string, string>): Promise<{ page: Page; settled: Settled }> {
    const page = await context.newPage()
    await page.addInitScript(
      (entries) => {
        localStorage.clear()
        for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
      },
      { root: JSON.stringify({ isDarkMode: first === 'dark' }), ...kept },
    )
    return { page, settled: watchRequests(page) }
  }

  async function expectNothingFound(page: Page, settled: Settled) {
    await settled()
    expect(await themeOf(page)).toContain(first)
    expect(await axeFindings(page), first).toEqual([])
    // Where it is covered on a phone too
    await page.getByRole('button', { name: 'Dark theme' }).first().dispatchEvent('click')
    await settled()
    expect(await themeOf(page)).toContain(second)
    expect(await axeFindings(page), second).toEqual([])
  }

  it.each([...pageRoutes.map(({ path }) => path), '*'])('%s', async (path) => {
    const { page, settled } = await open({})
    await page.goto(site + addressOf(path))
    await expectNothingFound(page, settled)
    await page.close()
  })

  it.each(['/dashboard', '/form', '/account'])('%s of the primary admin', async (path) => {
    const { page, settled } = await open({ token })
    await page.goto(site + path)
    await page.getByRole('heading', { level: 1, name: /Welcome|Create Article|Your account/ }).waitFor()
    if (path !== '/account') await page.getByRole('textbox', { name: 'Description' }).waitFor()
    await expectNothingFound(page, settled)
    await page.close()
  })

  it('the description of the API', async () => {
    const { page } = await open({})
    await page.goto(`${site}/api/docs`)
    await page.getByRole('heading', { level: 1, name: 'The API of Artha' }).waitFor()
    await page.locator('details').evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')))
    for (const theme of [first, second]) {
      await page.emulateMedia({ colorScheme: theme })
      expect(await axeFindings(page), theme).toEqual([])
    }
    await page.close()
  })
})
