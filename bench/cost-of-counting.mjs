/**
 * What counting readers costs of an article's page from the cache: the share of the site's busy time that V8's profiler finds below
 * the counting, while pages are asked for as fast as they come. Two sites in turns differ by more than this for other reasons.
 * Starts a cms and a site, so nothing else need run.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { startPrograms } from './running-programs.mjs'

const seconds = 15
/** In which all that an article's page needs is compiled. */
const warmUpSeconds = 5
const headers = {
  'accept-encoding': 'br',
  'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  referer: 'https://www.google.com/',
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'artha-profile-'))
const programs = await startPrograms({ SEED: 'demo', COUNT_READERS: 'yes' })
const site = await programs.startSite(['--cpu-prof', `--cpu-prof-dir=${folder}`])
const [article] = await (await fetch(`${site.url}/admin/upload?fields=card&pageSize=1`)).json()
const { '2xx': pages } = await autocannon({ url: `${site.url}/blog/${article._id}`, connections: 20, duration: seconds, headers })
const loadEndedAt = performance.now()
await programs.stop()
const stoppingMs = performance.now() - loadEndedAt

const [file] = readdirSync(folder)
const { nodes, samples, timeDeltas, endTime } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
rmSync(folder, { recursive: true })

const byId = new Map(nodes.map((node) => [node.id, node]))
const nameOf = ({ callFrame }) => callFrame.functionName
const below = (node) => [node.id, ...(node.children ?? []).flatMap((id) => below(byId.get(id)))]
/** Listeners that look for an opening: those of the counting. */
const heard = new Set(
  nodes.filter((node) => (node.children ?? []).some((id) => nameOf(byId.get(id)) === 'openingOf')).map((node) => node.callFrame.lineNumber),
)
const counting = new Set(nodes.filter((node) => nameOf(node) === 'hear' && heard.has(node.callFrame.lineNumber)).flatMap(below))
const idle = new Set(nodes.filter((node) => nameOf(node) === '(idle)').map(({ id }) => id))

const loadEnd = endTime - stoppingMs * 1_000
const loadBegin = loadEnd - (seconds - warmUpSeconds) * 1_000_000
const spent = { busy: 0, counting: 0 }
let at = endTime - timeDeltas.reduce((sum, delta) => sum + delta, 0)
samples.forEach((id, index) => {
  at += timeDeltas[index]
  if (at < loadBegin || at > loadEnd || idle.has(id)) return
  spent.busy += timeDeltas[index]
  if (counting.has(id)) spent.counting += timeDeltas[index]
})
console.log(`${pages} pages in ${seconds} s; counting readers is ${((spent.counting / spent.busy) * 100).toFixed(2)} % of what they cost`)
