/**
 * Measures in Chromium what a page costs a phone whose processor is four times slower: processor time of the page's main thread until the page
 * is at rest, of it what tasks take above 50 ms ("blocked"), and the longest task; requests and bytes before a touch and until the largest
 * paint; the document's own size. Each of `ROUNDS` (5) opens every page once, without a cache, so that a busy machine concerns all alike; the
 * table has the medians, and ratios to the barest page. `PAGES=/,/emi-calculator` opens these pages. `BASE` is the folder of another built
 * frontend, whose pages take their turns too.
 */
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { limits } from './limits.mjs'
import { openOnPhone, startChromium } from './phone.mjs'
import { saveResults } from './results.mjs'
import { startPrograms } from './running-programs.mjs'

const rounds = Number(process.env.ROUNDS ?? 5)
/** The page that says "not found" has little but the frame of every page. */
const barest = '/nothing-here'
/** The server's level for a page that is read more than once. */
const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const programs = await startPrograms({ SEED: 'demo', LIMIT_READS: '1000000/60' })
const sites = { site: await programs.startSite({ hasMetrics: false }) }
if (process.env.BASE !== undefined) sites.base = await programs.startSite({ build: path.resolve(process.env.BASE), hasMetrics: false })
await programs.settled()
const [article] = await (await fetch(`${sites.site.url}/admin/upload?fields=card&pageSize=1`)).json()
const usual = ['/', `/blog/${article._id}`, '/calculators', '/income-tax-calculator', '/home-loan-calculator', '/commodities']
const addresses = [barest, ...(process.env.PAGES?.split(',') ?? usual)]

const browser = await startChromium()
const visits = new Map()
// The first round is a warm-up, for the programs and for Chromium's code
for (let round = -1; round < rounds; round += 1) {
  for (const address of addresses) {
    for (const [name, { url }] of Object.entries(sites)) {
      const visit = await openOnPhone(browser, url + address)
      if (round >= 0) visits.set(`${name} ${address}`, [...(visits.get(`${name} ${address}`) ?? []), visit])
    }
  }
}
await browser.close()

const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]
const table = {}
for (const [name, { url }] of Object.entries(sites)) {
  const of = (address, measure) => median(visits.get(`${name} ${address}`).map((visit) => visit[measure]))
  for (const address of addresses) {
    const document = Buffer.from(await (await fetch(url + address)).arrayBuffer())
    const shown = address.startsWith('/blog/') ? 'an article' : address
    table[name === 'site' ? shown : `${shown} (${name})`] = {
      'processor, ms': Math.round(of(address, 'processorMs')),
      'to barest': +(of(address, 'processorMs') / of(barest, 'processorMs')).toFixed(2),
      'blocked, ms': Math.round(of(address, 'blockedMs')),
      'longest, ms': Math.round(of(address, 'longestMs')),
      requests: of(address, 'requests'),
      KB: Math.round(of(address, 'kilobytes')),
      'KB to largest paint': Math.round(of(address, 'kilobytesToLargestPaint')),
      'document, KB': Math.round(document.length / 1_024),
      compressed: +(brotliCompressSync(document, level).length / 1_024).toFixed(1),
    }
  }
}
console.table(table)
saveResults('phone', table)
await programs.stop()
for (const [page, { 'longest, ms': longest }] of Object.entries(table))
  if (!page.endsWith('(base)') && longest > limits.phoneTaskMs) process.exitCode = 1
