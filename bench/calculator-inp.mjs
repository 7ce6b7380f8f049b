/**
 * How long a calculator takes to answer while a slider is dragged from end to end, on a processor slowed down four times:
 * from each step of the drag to the next painted frame, as the browser's own event timing has it. Needs a running site
 * (`npm start`) and a Chromium; `SITE` is its address, `CHROMIUM_PATH` the browser.
 */
import { createRequire } from 'node:module'
import path from 'node:path'

const site = process.env.SITE ?? 'http://localhost:3000'
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const { chromium } = createRequire(path.join(import.meta.dirname, '../frontend/package.json'))('playwright-core')

const slowDown = 4
const steps = 40
const drags = 2

const sliders = {
  '/loan-calculator': 'Loan amount, slider',
  '/home-loan-calculator': 'Time to repay, slider',
  '/fixed-deposit-calculator': 'Time, slider',
  '/investment-calculator': 'Time, slider',
  '/insurance-calculator': 'Base, slider',
  '/credit-calculator': 'Paid on time, slider',
  '/revenue-calculator': 'Units sold, slider',
}

/** Runs in the page: every event that took longer than a frame, by the interaction that it belongs to. */
function watchEvents() {
  globalThis.slowEvents = []
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) globalThis.slowEvents.push({ name, duration })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/** The pointer down on the middle of the slider, to its end, to its beginning, and up. */
async function drag(page, name) {
  const box = await page.getByRole('slider', { name, exact: true }).boundingBox()
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 2, y, { steps })
  await page.mouse.move(box.x + 2, y, { steps })
  await page.mouse.up()
}

const sorted = (numbers) => [...numbers].sort((a, b) => a - b)

async function measure(browser, address, name) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  await page.addInitScript(watchEvents)
  await page.goto(site + address, { waitUntil: 'networkidle' })
  const slider = page.getByRole('slider', { name, exact: true })
  await slider.scrollIntoViewIfNeeded()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  for (let at = 0; at < drags; at += 1) await drag(page, name)
  for (const key of ['End', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await slider.press(key)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.waitForTimeout(500)
  const events = await page.evaluate(() => globalThis.slowEvents)
  await context.close()
  const durations = sorted(events.map(({ duration }) => duration))
  const presses = events.filter((event) => /^(pointerdown|pointerup|click|key)/.test(event.name)).map(({ duration }) => duration)
  return {
    'events over a frame': durations.length,
    'median, ms': durations[Math.floor(durations.length / 2)] ?? '≤ 16',
    'longest step of a drag, ms': Math.max(16, ...events.filter(({ name: of }) => /^(input|pointermove|mousemove)$/.test(of)).map(({ duration }) => duration)),
    'longest press or key (INP), ms': Math.max(16, ...presses),
  }
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const table = {}
for (const [address, name] of Object.entries(sliders)) table[address] = await measure(browser, address, name)
await browser.close()
console.table(table)
