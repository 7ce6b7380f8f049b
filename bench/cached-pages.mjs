/**
 * Requests per second of the front page and an article from the site's cache, against a bare Node server that sends the same bytes,
 * over 50 connections, in turns. `TURN_SECONDS` (5) is the length of a turn.
 */
import { fork } from 'node:child_process'
import { get } from 'node:http'
import path from 'node:path'
import autocannon from 'autocannon'
import { limits } from './limits.mjs'
import { startPrograms } from './running-programs.mjs'

const seconds = Number(process.env.TURN_SECONDS ?? 5)
const rounds = 3
const accept = { 'accept-encoding': 'gzip' }

const programs = await startPrograms({ SEED: 'demo', LIMIT_READS: '1000000/60' })
const { url: site } = await programs.startSite()
await programs.settled()
const [article] = await (await fetch(`${site}/admin/upload?fields=card&pageSize=1`)).json()

/** The page as it travels, packed: fetch would unpack it. */
const asSent = (address) =>
  new Promise((resolve, reject) => {
    get(address, { headers: accept }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
    }).once('error', reject)
  })

async function bareServer(address) {
  const body = await asSent(address)
  const child = fork(path.join(import.meta.dirname, 'bare-server.mjs'))
  process.once('exit', () => child.kill())
  child.send({ body: body.toString('base64'), headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' } })
  const { port } = await new Promise((resolve) => child.once('message', resolve))
  return { child, address: `http://127.0.0.1:${port}/` }
}

const load = (url) => autocannon({ url, connections: 50, duration: seconds, headers: accept })
const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

const table = {}
for (const [name, address] of [
  ['front page', `${site}/`],
  ['article', `${site}/blog/${article._id}`],
]) {
  const bare = await bareServer(address)
  const ours = []
  const theirs = []
  for (let at = 0; at < rounds; at += 1) {
    theirs.push(await load(bare.address))
    ours.push(await load(address))
  }
  bare.child.kill()
  if (ours.some((run) => run.non2xx > 0 || run.errors > 0)) throw new Error(`${name}: some requests failed`)
  const rate = middle(ours.map((run) => run.requests.average))
  const bareRate = middle(theirs.map((run) => run.requests.average))
  table[name] = {
    'site, requests/s': Math.round(rate),
    'bare Node, requests/s': Math.round(bareRate),
    ratio: +(rate / bareRate).toFixed(2),
    'site p99, ms': middle(ours.map((run) => run.latency.p99)),
  }
}
console.table(table)
for (const { ratio, 'site p99, ms': p99 } of Object.values(table)) if (ratio < limits.cachedRatio || p99 > limits.cachedP99Ms) process.exitCode = 1
await programs.stop()
