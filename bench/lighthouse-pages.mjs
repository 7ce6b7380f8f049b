/**
 * Measures public pages with Lighthouse on its simulated phone (a slow line, a processor four times slower): performance, first paint,
 * largest paint, time blocked and shift. The table has the medians of `ROUNDS` (5) runs. `PAGES=/,/emi-calculator` measures these pages.
 * npm fetches Lighthouse at the first run: its 200 packages are not installed with Artha.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { limits } from './limits.mjs'
import { executablePath } from './phone.mjs'
import { saveResults } from './results.mjs'
import { startPrograms } from './running-programs.mjs'

const lighthouse = 'lighthouse@12.8.2'
const rounds = Number(process.env.ROUNDS ?? 5)
const run = promisify(execFile)

const programs = await startPrograms({ SEED: 'demo', LIMIT_READS: '1000000/60' })
const site = await programs.startSite({ hasMetrics: false })
await programs.settled()
const [article] = await (await fetch(`${site.url}/admin/upload?fields=card&pageSize=1`)).json()
const usual = [
  '/',
  `/blog/${article._id}`,
  '/tax',
  '/calculators',
  '/income-tax-calculator',
  '/home-loan-calculator',
  '/sip-calculator',
  '/commodities',
  '/figures',
  '/glossary',
  '/finance-academy',
  '/search?q=ppf',
]

/** Returns what one visit showed. Times are in milliseconds, the shift has no unit. */
async function visit(address) {
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  const options = ['--quiet', '--output=json', '--only-categories=performance', chrome]
  const command = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', site.url + address, ...options]
  // A page that could not be measured ends Lighthouse with a code, and says why in its report
  const { stdout } = await run('npm', command, { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 100_000_000 }).catch(
    (error) => error,
  )
  const { audits, categories, runtimeError } = JSON.parse(stdout)
  if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`)
  const value = (name) => audits[name].numericValue
  return {
    performance: categories.performance.score * 100,
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  }
}

const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]
const table = {}
for (const address of process.env.PAGES?.split(',') ?? usual) {
  const visits = []
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(address))
  const of = (measure) => median(visits.map((each) => each[measure]))
  const name = address.startsWith('/blog/') ? 'an article' : address
  table[name] = {
    performance: Math.round(of('performance')),
    'first paint, ms': Math.round(of('firstPaintMs')),
    'largest paint, ms': Math.round(of('largestPaintMs')),
    'blocked, ms': Math.round(of('blockedMs')),
    shift: +of('shift').toFixed(3),
  }
  console.log(name, table[name])
}
console.table(table)
saveResults('lighthouse', table)
await programs.stop()
const { performance, firstPaintMs, largestPaintMs, shift } = limits.lighthouse
for (const each of Object.values(table)) {
  const isSlow = each.performance < performance || each['first paint, ms'] > firstPaintMs || each['largest paint, ms'] > largestPaintMs
  if (isSlow || each.shift > shift) process.exitCode = 1
}
