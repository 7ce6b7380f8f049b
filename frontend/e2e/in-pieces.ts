import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { visit } from './browser.ts'
import { movedIn, shiftOf, watchShifts } from './layout-shifts.ts'

/** Matches the places where a page may be cut: before an element with a place of its own. */
const cuts = /(?=<(?:nav|div|section|article|ul|h[1-6]|button)\b)/

/** More pieces than the first screen has. */
const shownPieces = 150
/** Parts of one line of text that arrive separately shift it by less. */
const largestShift = 0.001

/** A proxy of the site that sends a page in pieces, as on a slow connection. */
interface SiteInPieces {
  url: string
  /** Sends the next piece. Returns false when all have been sent. */
  letIn: () => boolean
  stop: () => Promise<void>
}

/** Starts the proxy. Sends the first `shown` pieces of each page's body one at a time, and the rest with the last one. */
async function startInPieces(site: string, shown: number): Promise<SiteInPieces> {
  let pieces: string[] = []
  let page: ServerResponse | undefined

  async function answer(asked: IncomingMessage, response: ServerResponse) {
    const headers = { ...asked.headers, host: new URL(site).host, 'accept-encoding': 'identity' }
    const answered = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.pipe(request(`${site}${asked.url ?? '/'}`, { method: asked.method, headers }, resolve).on('error', reject))
    })
    const { 'content-length': _, 'transfer-encoding': __, ...kept } = answered.headers
    response.writeHead(answered.statusCode ?? 502, kept)
    if (answered.headers['content-type']?.startsWith('text/html') !== true) return void answered.pipe(response)
    const [head = '', ...body] = (await answered.setEncoding('utf8').reduce((text: string, part: string) => text + part, '')).split(cuts)
    pieces = [...body.slice(0, shown), body.slice(shown).join('')]
    page = response
    page.write(head)
  }

  const server = createServer((asked, response) => void answer(asked, response).catch((error: unknown) => response.destroy(error as Error)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letIn() {
      const piece = pieces.shift()
      if (pieces.length === 0) page?.end(piece)
      else page?.write(piece)
      return pieces.length > 0
    },
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}

/** Loads the front page piece by piece. Returns what moved meanwhile, nothing if the page holds still. */
export async function shiftInPieces(browser: Browser, siteUrl: string, options: BrowserContextOptions): Promise<string[]> {
  const site = await startInPieces(siteUrl, shownPieces)
  const { page, settled, close } = await visit(browser, options)
  await watchShifts(page)
  await page.goto(site.url, { waitUntil: 'commit' })
  let drawn = 0
  while (site.letIn()) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    drawn += 1
  }
  await page.waitForLoadState()
  await settled()
  const [shift, moved] = [await shiftOf(page), await movedIn(page)]
  await close()
  await site.stop()
  if (drawn !== shownPieces) return [`${drawn} pieces came, not ${shownPieces}`]
  return shift > largestShift ? [`${shift} in all`, ...moved] : []
}
