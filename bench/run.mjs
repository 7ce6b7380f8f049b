/**
 * `npm run bench` runs the five measurements one after another; `npm run bench -- cached load` those that are named. Words that name none
 * go to all of them (`sqlite`, `1000`). It starts every program that it needs over what is built, and fails when a figure misses its limit.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const measurements = {
  cached: 'cached-pages.mjs',
  uncached: 'uncached-pages.mjs',
  archive: 'large-archive.mjs',
  load: 'mixed-load.mjs',
  backup: 'backup-and-restore.mjs',
}

const asked = process.argv.slice(2)
const names = Object.keys(measurements).filter((name) => asked.includes(name))
const words = asked.filter((word) => !(word in measurements))
const missed = []
for (const name of names.length > 0 ? names : Object.keys(measurements)) {
  console.log(`\n== ${name}`)
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, measurements[name]), ...words], { stdio: 'inherit' })
  if (status !== 0) missed.push(name)
}
console.log(missed.length > 0 ? `\nMissed or failed: ${missed.join(', ')}` : '\nEvery limit holds.')
process.exitCode = missed.length > 0 ? 1 : 0
