/**
 * How long pages take, and whether one can sign in, beside 500 connections of visitors who hold everything up: first from
 * 50 other addresses, then from the reader's own. Needs a running site (`npm start`) on this machine, over a publication;
 * `SITE` is its address, `EMAIL` and `PASSWORD` an account. `SITE_PID` and `CMS_PID` have the memory of both printed too.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { holdSlowConnections } from './slow-connections.mjs'

const site = new URL(process.env.SITE ?? 'http://127.0.0.1:3000')
const { EMAIL: email, PASSWORD: password, SITE_PID: sitePid, CMS_PID: cmsPid } = process.env
if (!email || !password) throw new Error('Set EMAIL and PASSWORD to an account of the site')

const count = Number(process.env.CONNECTIONS ?? 500)
const seconds = Number(process.env.SECONDS ?? 40)
const own = '127.0.0.1'
const others = Array.from({ length: 50 }, (_, at) => `127.0.1.${at + 1}`)

const [article] = await (await fetch(new URL('/admin/upload?fields=card&pageSize=1', site))).json()
const pages = ['/', `/blog/${article._id}`, '/calculators', '/loan-calculator', '/about']

const read = () =>
  autocannon({
    url: site.href,
    connections: 10,
    overallRate: 100,
    duration: seconds,
    localAddress: own,
    requests: pages.map((path) => ({ path, headers: { 'accept-encoding': 'gzip' } })),
  })

/** Signs in once a second, until stopped. */
function startSigningIn() {
  const took = []
  const refused = {}
  let isOver = false
  const all = (async () => {
    while (!isOver) {
      const began = performance.now()
      const response = await fetch(new URL('/auth/login', site), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      await response.text()
      if (response.ok) took.push(performance.now() - began)
      else refused[response.status] = (refused[response.status] ?? 0) + 1
      await pause(1_000)
    }
  })()
  return async () => {
    isOver = true
    await all
    return { longestMs: Math.round(Math.max(0, ...took)), done: took.length, refused }
  }
}

const memory = (pid) =>
  pid === undefined ? undefined : Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

function startWeighing() {
  const most = { site: 0, cms: 0 }
  const weigh = () => {
    most.site = Math.max(most.site, memory(sitePid) ?? 0)
    most.cms = Math.max(most.cms, memory(cmsPid) ?? 0)
  }
  const timer = setInterval(weigh, 250)
  return () => (clearInterval(timer), most)
}

/** Seconds of processor that the site has used; Linux counts in hundredths. */
const usedSeconds = () => {
  if (sitePid === undefined) return 0
  const [, ...fields] = readFileSync(`/proc/${sitePid}/stat`, 'utf8').split(') ')
  const [userTicks, systemTicks] = fields.join(') ').split(' ').slice(11, 13)
  return (Number(userTicks) + Number(systemTicks)) / 100
}

async function measure(addresses) {
  const slow = addresses && holdSlowConnections({ host: own, port: site.port, count, addresses })
  if (slow) await pause(2_000)
  const weighed = startWeighing()
  const before = usedSeconds()
  const signedIn = startSigningIn()
  const readers = await read()
  const used = usedSeconds() - before
  const { done, longestMs, refused } = await signedIn()
  const most = weighed()
  const open = slow?.open() ?? 0
  slow?.end()
  return {
    'p50, ms': readers.latency.p50,
    'p99, ms': readers.latency.p99,
    'longest, ms': readers.latency.max,
    pages: readers['2xx'],
    'not 200': JSON.stringify(readers.statusCodeStats, (name, value) => (name === '200' ? undefined : (value.count ?? value))),
    'no answer': readers.errors,
    'sign-ins': done,
    'longest sign-in, ms': longestMs,
    refused: JSON.stringify(refused),
    'open at the end': open,
    'cut off': slow?.cut.times ?? 0,
    'processor, %': Math.round((used / seconds) * 100),
    'site, MB': most.site,
    'cms, MB': most.cms,
  }
}

const table = { alone: await measure() }
table['slow ones elsewhere'] = await measure(others)
await pause(2_000)
table['slow ones from here'] = await measure([own])
console.table(table)
process.exit(0)
