import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { withLongTimeouts } from './chromium.ts'
import { watchRequests, type Settled } from './settled.ts'

/** Connects to the run's shared Chromium, which shows and closes only this connection's own contexts. */
export const openBrowser = async (): Promise<Browser> => withLongTimeouts(await chromium.connect(inject('chromiumUrl')))

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
/** With animations and with reduced motion. */
export const motions = ['no-preference', 'reduce'] as const

export interface Visit {
  page: Page
  /** The errors and warnings of the page and its console so far. */
  complaints: string[]
  /** The requested addresses so far. */
  requests: string[]
  /** Works for a page that has been at one address only. */
  settled: Settled
  close: () => Promise<void>
}

/** Opens a page in a new browser context and records its complaints. */
export async function visit(browser: Browser, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const settled = watchRequests(page)
  const complaints: string[] = []
  const requests: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    // "Failed to load resource" alone does not name the resource
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} ${message.location().url}`.trim())
  })
  page.on('request', (request) => requests.push(request.url()))
  return { page, complaints, requests, settled, close: () => context.close() }
}
