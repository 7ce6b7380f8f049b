import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { watchRequests, type Settled } from './settled.ts'

/** The launcher finds Chromium and says where; by hand, Debian's is tried. */
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** `keepsPages`: pages that are left come back from memory, as they do for readers; Playwright turns that off. */
export async function openBrowser({ keepsPages = false } = {}): Promise<Browser> {
  if (!existsSync(executablePath)) {
    throw new Error(`There is no Chromium at ${executablePath}. Set CHROMIUM_PATH, or run "npm test" at the root, which looks for one.`)
  }
  const browser = await chromium.launch({
    executablePath,
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  // On a busy machine what is waited for takes its time; a journey that fails waits longer, one that passes does not
  browser.on('context', (context) => context.setDefaultTimeout(60_000))
  return browser
}

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
