/**
 * How long a calculator takes to answer while a slider is dragged from end to end and moved by keys, and while an amount is typed
 * into its field, on a phone's window and a processor slowed down (`SLOW_DOWN`, four times): from the event to the next painted
 * frame. Needs a running site (`npm start`) and a Chromium; `SITE` is its address, `CHROMIUM_PATH` the browser.
 */
import { createRequire } from 'node:module'
import path from 'node:path'

const site = process.env.SITE ?? 'http://localhost:3000'
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const { chromium } = createRequire(path.join(import.meta.dirname, '../frontend/package.json'))('playwright-core')

const slowDown = Number(process.env.SLOW_DOWN ?? 4)
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
  '/income-tax-calculator': 'Salary of the year, slider',
  '/salary-calculator': 'Cost to company a year (CTC), slider',
  '/sip-calculator': 'Paid in each month, slider',
  '/ppf-calculator': 'Paid in each year, slider',
}

/**
 * Runs in the page. Presses and keys are timed by the browser. The steps of a drag are not, since a pointer that moves is no
 * interaction to it: from the event to the first task after the next frame was painted.
 */
/* global PerformanceObserver, requestAnimationFrame, MessageChannel, addEventListener */
function watchEvents() {
  Object.assign(globalThis, { presses: [], dragSteps: [] })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId > 0) globalThis.presses.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  const afterPaint = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = then
      port2.postMessage(null)
    })
  addEventListener('input', ({ timeStamp }) => afterPaint(() => globalThis.dragSteps.push(performance.now() - timeStamp)), true)
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

/** What is typed into the field beside the slider, one key after the other, and taken away again. */
const typed = '4321098'

async function type(page, name) {
  const field = page.getByRole('textbox', { name: name.replace(', slider', ''), exact: true })
  await field.focus()
  await field.press('Control+A')
  for (const key of [...typed, ...[...typed].map(() => 'Backspace')]) {
    await page.keyboard.press(key)
    await page.waitForTimeout(150)
  }
}

const share = (numbers, part) => [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? 0

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
  for (const key of ['End', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
    await slider.press(key)
    await page.waitForTimeout(300)
  }
  const { length: dragged } = await page.evaluate(() => globalThis.dragSteps)
  await type(page, name)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.waitForTimeout(500)
  const { presses, dragSteps } = await page.evaluate(() => ({ presses: globalThis.presses, dragSteps: globalThis.dragSteps }))
  await context.close()
  return {
    'steps of a drag': dragged,
    'median step, ms': Math.round(share(dragSteps.slice(0, dragged), 0.5)),
    'p98 of the steps, ms': Math.round(share(dragSteps.slice(0, dragged), 0.98)),
    'median letter, ms': Math.round(share(dragSteps.slice(dragged), 0.5)),
    'longest letter, ms': Math.round(Math.max(...dragSteps.slice(dragged))),
    // The browser leaves out what took less than 16 ms
    'longest press or key (INP), ms': Math.max(16, ...presses),
  }
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const table = {}
const only = process.env.ONLY?.split(',')
for (const [address, name] of Object.entries(sliders)) if (only?.includes(address) ?? true) table[address] = await measure(browser, address, name)
await browser.close()
console.table(table)
