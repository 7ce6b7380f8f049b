import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

const { chromium } = await import(pathToFileURL(path.resolve(import.meta.dirname, '../frontend/node_modules/playwright-core/index.mjs')))

/** The Chromium of all measurements. */
export const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
/** The phone is this many times slower than this machine. */
const timesSlower = 4
/** A longer task makes the reader wait, in milliseconds. */
const blockingMs = 50
/** A page is at rest when it has requested nothing for so long, in milliseconds. */
const restMs = 1_500

/** Starts the Chromium of all measurements. */
export async function startChromium() {
  if (!existsSync(executablePath)) throw new Error(`There is no Chromium at ${executablePath}: set CHROMIUM_PATH`)
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'] })
}

/** Opens an address as a first visit, waits until the page is at rest, and returns what it cost the phone. */
export async function openOnPhone(browser, url) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const traffic = await watchTraffic(await context.newCDPSession(page))
  await page.addInitScript(noteLargestPaint)
  const stopTracing = await startTracing(browser)
  await page.goto(url)
  while (performance.now() - traffic.lastAt() < restMs) await pause(100)
  const tasks = tasksIn(await stopTracing())
  const largestPaintAt = await page.evaluate(() => globalThis.largestPaintAt)
  await context.close()
  return {
    processorMs: sum(tasks),
    blockedMs: sum(tasks.map((ms) => Math.max(0, ms - blockingMs))),
    longestMs: Math.max(0, ...tasks),
    ...traffic.until(largestPaintAt),
  }
}

/** Runs in the page. */
function noteLargestPaint() {
  new globalThis.PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) globalThis.largestPaintAt = performance.timeOrigin + startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Follows the requests of a page and their bytes on the wire. */
async function watchTraffic(session) {
  const asked = new Map()
  const loaded = []
  let lastAt = performance.now()
  session.on('Network.requestWillBeSent', ({ requestId, wallTime, request }) => {
    lastAt = performance.now()
    asked.set(requestId, { at: wallTime * 1_000, isSent: request.url.startsWith('http') })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = performance.now()
    const { at, isSent = false } = asked.get(requestId) ?? {}
    if (isSent) loaded.push({ at, kilobytes: encodedDataLength / 1_024 })
  })
  await session.send('Network.enable')
  const kilobytes = (some) => sum(some.map((each) => each.kilobytes))
  return {
    lastAt: () => lastAt,
    until: (largestPaintAt) => ({
      requests: loaded.length,
      kilobytes: kilobytes(loaded),
      kilobytesToLargestPaint: kilobytes(loaded.filter(({ at }) => at < largestPaintAt)),
    }),
  }
}

/** Starts a trace of the whole browser. Returns a function that ends it and returns its events. */
async function startTracing(browser) {
  const session = await browser.newBrowserCDPSession()
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel'] } })
  return async () => {
    const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await isComplete
    await session.detach()
    return events
  }
}

/** Returns the tasks of the page's main thread by their processor time, in milliseconds of the phone. If there are several pages, takes the busiest. */
function tasksIn(events) {
  const mainThreads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasks = new Map(mainThreads.map(({ pid, tid }) => [`${pid} ${tid}`, []]))
  for (const { name, ph, pid, tid, tdur = 0 } of events)
    if (ph === 'X' && name === 'ThreadControllerImpl::RunTask') tasks.get(`${pid} ${tid}`)?.push((tdur / 1_000) * timesSlower)
  const [busiest = []] = [...tasks.values()].sort((one, other) => sum(other) - sum(one))
  return busiest
}

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0)
