import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { patient } from './chromium.ts'
import { watchRequests, type Settled } from './settled.ts'

/** The Chromium of the run, as one that is empty: who connects sees and closes only contexts of its own. */
export const openBrowser = async (): Promise<Browser> => patient(await chromium.connect(inject('chromiumUrl')))

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
/** Pages are looked at as they move, and as they are for those who asked for less of it. */
export const motions = ['no-preference', 'reduce'] as const

export interface Visit {
  page: Page
  /** What went wrong in the page or in its console so far. */
  complaints: string[]
  /** The addresses asked for so far. */
  requests: string[]
  /** For a page that has been at one address alone. */
  settled: Settled
  close: () => Promise<void>
}

/** A reader with an empty browser; whatever the page complains of is noted. */
export async function visit(browser: Browser, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const settled = watchRequests(page)
  const complaints: string[] = []
  const requests: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    // "Failed to load resource" by itself does not say which
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} ${message.location().url}`.trim())
  })
  page.on('request', (request) => requests.push(request.url()))
  return { page, complaints, requests, settled, close: () => context.close() }
}
