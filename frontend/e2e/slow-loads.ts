import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContextOptions, CDPSession } from 'playwright-core'
import { desktop, phone, visit } from './browser.ts'
import { movedIn, shiftOf, watchShifts } from './layout-shifts.ts'

/** A weak mobile connection, in milliseconds and bytes per second. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** The factor by which the processor is slowed down. */
const slowProcessor = 4
/** The sum of layout shifts from the first paint that a reader does not notice. */
const largestShift = 0.01
const betweenPicturesMs = 200
const folder = path.resolve(import.meta.dirname, '../.cache/slow-loads')

export const windows: readonly (readonly [string, BrowserContextOptions])[] = [
  ['390', phone],
  ['1440', desktop],
]

/** Returns the shifts and removals while the page loads slowly; undefined if it holds still. Saves pictures of pages that do not. */
export async function movedWhileLoading(browser: Browser, url: string, [width, options]: (typeof windows)[number]) {
  const { page, settled, close } = await visit(browser, options)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
  await watchShifts(page)
  const pictures = await takePictures(session)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForLoadState()
  await settled()
  const { pathname, search } = new URL(url)
  // Pages of the newsroom redirect visitors who are not signed in
  const isLedOn = new URL(page.url()).pathname !== pathname
  const [shift, moved] = [await shiftOf(page), await movedIn(page)]
  const holdsStill = shift <= largestShift && !moved.some((each) => each.startsWith('taken away'))
  await close()
  if (holdsStill || isLedOn) return undefined
  keepPictures(`${width}${(pathname + search).replaceAll(/[^a-z0-9]+/gi, '-')}`, pictures)
  return { shift, moved }
}

/** Records the painted window, at most every fifth of a second. */
async function takePictures(session: CDPSession) {
  const pictures: Buffer[] = []
  let lastMs = -Infinity
  session.on('Page.screencastFrame', ({ data, sessionId, metadata: { timestamp = 0 } }) => {
    // The session ends with its page
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    if (timestamp * 1000 - lastMs < betweenPicturesMs) return
    lastMs = timestamp * 1000
    pictures.push(Buffer.from(data, 'base64'))
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 50, maxWidth: 720, maxHeight: 900 })
  return pictures
}

function keepPictures(name: string, pictures: readonly Buffer[]) {
  const own = path.join(folder, name)
  rmSync(own, { recursive: true, force: true })
  mkdirSync(own, { recursive: true })
  for (const [at, picture] of pictures.entries()) writeFileSync(path.join(own, `${String(at).padStart(3, '0')}.jpg`), picture)
}
