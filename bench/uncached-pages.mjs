/**
 * Measures the site's processor time to render a page that is in no cache and whose data is loaded, by V8's profiler: everything below the
 * renderer's `#compose`. Renders articles once each, the front page after each of `SAVES` (20) saves, and new searches once each. For
 * searches the whole processor time is measured too, with compression.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { limits } from './limits.mjs'
import { bodyOf } from './one-editor.mjs'
import { saveResults } from './results.mjs'
import { owner, startPrograms, usedMicroseconds } from './running-programs.mjs'

const saves = Number(process.env.SAVES ?? 20)
/** Not measured: the first pages run code that is not compiled yet. */
const warmUpSaves = 5
/** Waiting time after a save, in milliseconds: the next page then has the cms asked again, and one of the pages after it has the save. */
const freshMs = 2_050
/** Longest wait for that page, in milliseconds. */
const longestWaitMs = 20_000

const folder = mkdtempSync(path.join(os.tmpdir(), 'artha-profile-'))
const programs = await startPrograms({ SEED: 'demo', LIMIT_READS: '1000000/60', LIMIT_WRITES: '100000/60' })
const { url, pid } = await programs.startSite({ flags: ['--cpu-prof', '--cpu-prof-interval=200', `--cpu-prof-dir=${folder}`] })
await programs.settled()

const json = async (address, init) => (await fetch(url + address, init)).json()
/** Opens a page and returns its ETag. */
const open = async (address) => {
  const response = await fetch(url + address)
  await response.text()
  if (response.status !== 200) throw new Error(`${address}: ${response.status}`)
  return response.headers.get('etag')
}
/** Returns microseconds of the clock that V8's profiler uses. */
const now = () => Number(process.hrtime.bigint() / 1_000n)

const cards = await json('/admin/upload?fields=card&pageSize=100')
/** Not measured: the first half runs code that is not compiled yet. */
const warmUpPages = Math.floor(cards.length / 2)
for (const { _id: id } of cards.slice(0, warmUpPages)) await open(`/blog/${id}`)
const articles = { from: now(), pages: cards.length - warmUpPages }
for (const { _id: id } of cards.slice(warmUpPages)) await open(`/blog/${id}`)
articles.to = now()

const words = [...'bcdfghklmnprstvz'].flatMap((first) => [...'aeiou'].map((second) => `${first}${second}`))
const warmUpSearches = words.length / 2
for (const word of words.slice(0, warmUpSearches)) await open(`/search?q=${word}`)
const searches = { from: now(), pages: words.length - warmUpSearches, used: usedMicroseconds(pid) }
for (const word of words.slice(warmUpSearches)) await open(`/search?q=${word}`)
Object.assign(searches, { to: now(), used: usedMicroseconds(pid) - searches.used })

const { token } = await json('/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(owner) })
/** Saves a new article. It appears on the front page, so the page must be rendered again. */
const save = async (at) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/admin/upload`, { method: 'POST', headers, body: JSON.stringify(bodyOf(at)) })
  if (!response.ok) throw new Error(`Saving: ${response.status} ${await response.text()}`)
}
const front = {}
let shown = await open('/')
/** Opens the front page. Returns true if it was rendered anew. */
const isNew = async () => {
  const before = shown
  shown = await open('/')
  return shown !== before
}
for (let at = -warmUpSaves; at < saves; at += 1) {
  if (at === 0) Object.assign(front, { from: now(), pages: 0 })
  await save(at)
  await pause(freshMs)
  const savedAt = Date.now()
  while (!(await isNew())) {
    if (Date.now() - savedAt > longestWaitMs) throw new Error('The front page does not show what was saved')
    await pause(50)
  }
  front.pages += 1
}
front.to = now()
await programs.stop()

const [file] = readdirSync(folder)
const profile = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
rmSync(folder, { recursive: true })

const byId = new Map(profile.nodes.map((node) => [node.id, node]))
const below = (node) => [node.id, ...(node.children ?? []).flatMap((id) => below(byId.get(id)))]
const drawing = new Set(profile.nodes.filter(({ callFrame }) => /^#?compose$/.test(callFrame.functionName)).flatMap(below))

function msOfEach({ from, to, pages }) {
  let at = profile.startTime
  let spent = 0
  profile.samples.forEach((id, index) => {
    at += profile.timeDeltas[index]
    if (at >= from && at <= to && drawing.has(id)) spent += profile.timeDeltas[index]
  })
  return +(spent / pages / 1_000).toFixed(2)
}

const table = {}
for (const [name, part] of Object.entries({ 'front page': front, article: articles, search: searches })) {
  const took = msOfEach(part)
  const limit = limits.drawingMs[name]
  if (took === 0 || took > limit) process.exitCode = 1
  table[name] = { pages: part.pages, 'processor for each, ms': took, 'limit, ms': limit }
}
const searchMs = +(searches.used / searches.pages / 1_000).toFixed(2)
const ratio = +(searchMs / table['front page']['processor for each, ms']).toFixed(2)
table['search, whole'] = { pages: searches.pages, 'processor for each, ms': searchMs, 'of a front page': ratio }
if (ratio > limits.searchToFrontPage) process.exitCode = 1
console.table(table)
saveResults('uncached', table)
