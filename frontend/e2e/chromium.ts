import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserServer, type Page } from 'playwright-core'
import { pageClock } from '../../.ci/tools/test-clock.mjs'

/** The launcher finds Chromium and sets the variable; without it, Debian's path is used. */
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function launchOptions() {
  if (!existsSync(executablePath)) {
    throw new Error(`There is no Chromium at ${executablePath}. Set CHROMIUM_PATH, or run "npm test" at the root, which looks for one.`)
  }
  return { executablePath, args }
}

/** Starts the Chromium of a whole run; each journey file connects to it. */
export const serveChromium = (): Promise<BrowserServer> => chromium.launchServer(launchOptions())

/** Starts a separate Chromium. With `keepsPages`, the back-forward cache is on as for readers; Playwright turns it off. */
export async function launchChromium({ keepsPages = false } = {}): Promise<Browser> {
  return withLongTimeouts(await chromium.launch({ ...launchOptions(), ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }) }))
}

/** `ARTHA_SLOW=6 npm run e2e` slows each page's processor by this factor, to find waits that are too short before a busy machine does. */
const timesSlower = Number(process.env.ARTHA_SLOW ?? 1)

async function slowDown(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
}

/** Gives pages the clock of the tests and long timeouts for busy machines. Only a failing journey takes longer because of them. */
export function withLongTimeouts(browser: Browser): Browser {
  browser.on('context', (context) => {
    context.setDefaultTimeout(60_000)
    void context.addInitScript(pageClock)
    if (timesSlower > 1) context.on('page', (page) => void slowDown(page))
  })
  return browser
}
