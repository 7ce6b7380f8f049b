import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserServer, type Page } from 'playwright-core'
import { pageClock } from '../../.ci/tools/test-clock.mjs'

/** The launcher finds Chromium and says where; by hand, Debian's is tried. */
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

/** The Chromium of a whole run; each file of journeys connects to it. */
export const serveChromium = (): Promise<BrowserServer> => chromium.launchServer(launchOptions())

/** A Chromium of its own. `keepsPages`: pages that are left come back from memory, as they do for readers; Playwright turns that off. */
export async function launchChromium({ keepsPages = false } = {}): Promise<Browser> {
  return patient(await chromium.launch({ ...launchOptions(), ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }) }))
}

/** `ARTHA_SLOW=6 npm run e2e` gives each page a processor so many times slower: what waits for too little is seen before a busy machine sees it. */
const timesSlower = Number(process.env.ARTHA_SLOW ?? 1)

async function slowDown(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
}

/** Pages have the clock of the tests. On a busy machine what is waited for takes its time; a journey that fails waits longer, one that passes does not. */
export function patient(browser: Browser): Browser {
  browser.on('context', (context) => {
    context.setDefaultTimeout(60_000)
    void context.addInitScript(pageClock)
    if (timesSlower > 1) context.on('page', (page) => void slowDown(page))
  })
  return browser
}
