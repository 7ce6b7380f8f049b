/**
 * Measures the memory of both programs under mixed load: readers (one request in twenty is a new search), programs that read feeds,
 * and an editor who saves and uploads. Prints a row per minute. `MINUTES` (10) and `RATE` (1,100 requests a second) may be set.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { limits } from './limits.mjs'
import { startAsking } from './mixed-requests.mjs'
import { startEditing } from './one-editor.mjs'
import { saveResults } from './results.mjs'
import { startPrograms } from './running-programs.mjs'

const minutes = Number(process.env.MINUTES ?? 10)
const rate = Number(process.env.RATE ?? 1_100)

const programs = await startPrograms({ SEED: 'demo', LIMIT_READS: '1000000/60', LIMIT_WRITES: '100000/60', LIMIT_UPLOADS: '100000/60' })
const site = await programs.startSite()
const readers = await startAsking(site.url, rate)
const editor = await startEditing(site.url)

const rows = []
let allFailed = 0
const lookedAt = async (minute) => {
  const looks = { site: await site.look(), cms: await programs.cms.look() }
  const { requests, failed, p99 } = readers.sinceLast()
  rows.push(looks)
  allFailed += failed
  const of = (name, measures) => Object.fromEntries(Object.entries(measures).map(([measure, value]) => [`${name} ${measure}`, value]))
  return { minute, requests, failed, 'p99, ms': p99, edits: editor.done(), ...of('site', looks.site), ...of('cms', looks.cms) }
}

const table = [await lookedAt(0)]
for (let minute = 1; minute <= minutes; minute += 1) {
  await pause(60_000)
  table.push(await lookedAt(minute))
  console.log(JSON.stringify(table.at(-1)))
}
await Promise.all([readers.stop(), editor.stop()])
console.table(table)
saveResults('load', table)

if (allFailed > 0) {
  console.error(`${allFailed} requests failed`)
  process.exitCode = 1
}
for (const [program, most] of Object.entries(limits.megabytes)) {
  const highest = Math.max(...rows.map((row) => row[program]['RSS, MB']))
  console.log(`${program}: at most ${highest} MB (limit ${most})`)
  if (highest > most) process.exitCode = 1
}
await programs.stop()
