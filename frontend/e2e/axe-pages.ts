import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { axeFindings } from './axe-findings.ts'
import { comparisonOf } from './comparison-of.ts'
import { tokenOf } from './newsroom.ts'
import { previewOf } from './preview-of.ts'
import { primaryAdmin } from './real-stack.ts'
import { watchRequests, type Settled } from './settled.ts'

type Theme = 'light' | 'dark'

const site = inject('siteUrl')

/** Windows in which axe checks pages, first in one theme and then, after a press on the theme button, in the other. */
export interface AxePages {
  /** Checks the page at a path of the site map. */
  look: (path: string) => Promise<void>
  /** Checks a page as the primary admin, who can see all of the dashboard. */
  lookAsAdmin: (path: string) => Promise<void>
  /** Checks the API documentation, which follows the browser's theme. */
  lookAtApi: () => Promise<void>
  close: () => Promise<void>
}

/** Returns the address of a page for each path with a parameter. */
async function addressesOfPages(): Promise<Record<string, string>> {
  const [article] = (await (await fetch(`${site}/admin/upload?fields=card&pageSize=1`)).json()) as { _id: string }[]
  const [story] = (await (await fetch(`${site}/api/stories`)).json()) as { _id: string }[]
  return {
    '*': '/nothing-here',
    '/figures/:key': '/figures/repo',
    '/glossary/:key': '/glossary/emi',
    '/loan/:part': '/loan/home-loan',
    '/tag/:key': '/tag/gold',
    '/blog/:id': `/blog/${article?._id}`,
    // Redirects to the address with the title's words.
    '/blog/:id/:slug': `/blog/${article?._id}/other`,
    '/blog/:id/versions': await comparisonOf(site),
    '/stories/:id': `/stories/${story?._id}`,
    '/dashboard/articles/:id': `/dashboard/articles/${article?._id}`,
    '/dashboard/articles/:id/versions': `/dashboard/articles/${article?._id}/versions`,
    // A visitor is led to the login, so it may be any file.
    '/dashboard/media/:id': `/dashboard/media/${article?._id}`,
    '/dashboard/review/:id': `/dashboard/review/${article?._id}`,
    '/dashboard/stories/:id': `/dashboard/stories/${story?._id}`,
    '/dashboard/stories/:id/versions': `/dashboard/stories/${story?._id}/versions`,
    '/preview/:id': await previewOf(site, article?._id ?? ''),
  }
}

const themeOf = (page: Page) => page.locator('html').getAttribute('class')

export async function openAxePages(browser: Browser, first: Theme, options: BrowserContextOptions): Promise<AxePages> {
  const second: Theme = first === 'light' ? 'dark' : 'light'
  const addresses = await addressesOfPages()
  const token = await tokenOf(site, primaryAdmin)
  const context: BrowserContext = await browser.newContext(options)

  function addressOf(path: string): string {
    const address = addresses[path] ?? path
    if (address.includes(':')) throw new Error(`No address is known of ${path}`)
    return address
  }

  /** Opens a window without stored state, but with the browser's HTTP cache. */
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
    // Dispatched, because something may cover the button on a phone
    await page.getByRole('button', { name: 'Dark theme' }).first().dispatchEvent('click')
    await settled()
    expect(await themeOf(page)).toContain(second)
    expect(await axeFindings(page, 'colours'), second).toEqual([])
  }

  return {
    async look(path) {
      const { page, settled } = await open({})
      await page.goto(site + addressOf(path))
      await expectNothingFound(page, settled)
      await page.close()
    },
    async lookAsAdmin(path) {
      const { page, settled } = await open({ token })
      await page.goto(site + path)
      await page.getByRole('heading', { level: 1, name: /Welcome|Create Article|Your account/ }).waitFor()
      if (path !== '/account') await page.getByRole('textbox', { name: 'Description' }).waitFor()
      await expectNothingFound(page, settled)
      await page.close()
    },
    async lookAtApi() {
      const { page } = await open({})
      await page.goto(`${site}/api/docs`)
      await page.getByRole('heading', { level: 1, name: 'The API of Artha' }).waitFor()
      await page.locator('details').evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')))
      for (const theme of [first, second] as const) {
        await page.emulateMedia({ colorScheme: theme })
        expect(await axeFindings(page), theme).toEqual([])
      }
      await page.close()
    },
    close: () => context.close(),
  }
}
