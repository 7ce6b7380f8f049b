/**
 * Measures the processor time of a request to the front page, an article and `/api/home` from the site's cache, against a bare Node server
 * that sends the same bytes and headers, over 50 connections in alternating slices. A busy machine hardly changes processor time. `BASE`
 * is the folder of another built frontend to compare with, such as the last release; `REQUESTS` (3,000) is the length of a slice.
 */
import { fork } from 'node:child_process'
import { get } from 'node:http'
import path from 'node:path'
import { askMany } from './ask-many.mjs'
import { limits } from './limits.mjs'
import { saveResults } from './results.mjs'
import { startPrograms, usedMicroseconds } from './running-programs.mjs'

const count = Number(process.env.REQUESTS ?? 3_000)
const rounds = 10
const accept = { 'accept-encoding': 'gzip', 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' }
/** Headers that Node sets itself. */
const ofConnection = new Set(['date', 'connection', 'keep-alive'])

const programs = await startPrograms({ SEED: 'demo', LIMIT_READS: '1000000/60' })
const site = await programs.startSite({ hasMetrics: false })
const base = process.env.BASE === undefined ? undefined : await programs.startSite({ build: path.resolve(process.env.BASE), hasMetrics: false })
await programs.settled()
const [article] = await (await fetch(`${site.url}/admin/upload?fields=card&pageSize=1`)).json()
/** Only the address by id is known here; the site redirects to the readable one. */
const { url: articleAddress } = await fetch(`${site.url}/blog/${article._id}`)

/** Returns the response still compressed; fetch would decompress it. */
const asSent = (address) =>
  new Promise((resolve, reject) => {
    get(address, { headers: accept }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve({ body: Buffer.concat(chunks), headers: response.headers }))
    }).once('error', reject)
  })

async function bareServer(address) {
  const { body, headers } = await asSent(address)
  const child = fork(path.join(import.meta.dirname, 'bare-server.mjs'))
  process.once('exit', () => child.kill())
  child.send({ body: body.toString('base64'), headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name))) })
  const { port } = await new Promise((resolve) => child.once('message', resolve))
  return { child, pid: child.pid, address: `http://127.0.0.1:${port}/` }
}

/** Sends one slice of requests. Returns microseconds of processor time per request, and requests per second by the clock. */
async function slice({ pid, address }) {
  const before = usedMicroseconds(pid)
  const begun = performance.now()
  await askMany(address, { count, headers: accept })
  return { processor: (usedMicroseconds(pid) - before) / count, rate: (count * 1_000) / (performance.now() - begun) }
}

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
const rounded = (number) => +number.toFixed(2)

const table = {}
for (const [name, address] of [
  ['front page', '/'],
  ['article', new URL(articleAddress).pathname],
  ['/api/home', '/api/home'],
]) {
  const bare = await bareServer(site.url + address)
  const servers = {
    bare,
    site: { pid: site.pid, address: site.url + address },
    ...(base && { base: { pid: base.pid, address: base.url + address } }),
  }
  const slices = Object.fromEntries(Object.keys(servers).map((server) => [server, []]))
  // The first slices are a warm-up, for V8 to compile
  for (let at = -1; at < rounds; at += 1) {
    for (const [server, place] of Object.entries(servers)) {
      const taken = await slice(place)
      if (at >= 0) slices[server].push(taken)
    }
  }
  bare.child.kill()
  const of = (server, measure) => middle(slices[server].map((taken) => taken[measure]))
  table[name] = {
    'bare Node, µs': rounded(of('bare', 'processor')),
    'site, µs': rounded(of('site', 'processor')),
    ratio: rounded(of('bare', 'processor') / of('site', 'processor')),
    'by the clock': rounded(of('site', 'rate') / of('bare', 'rate')),
    ...(base && { 'base to site': rounded(of('base', 'processor') / of('site', 'processor')) }),
  }
}
console.table(table)
saveResults('cached', table)
for (const row of Object.values(table)) if (row.ratio < limits.cachedRatio || row['base to site'] < limits.releaseRatio) process.exitCode = 1
await programs.stop()
