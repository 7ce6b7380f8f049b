/**
 * `npm run bench` runs the eight measurements one after another, `npm run bench -- cached load` only the named ones. Other arguments
 * (`sqlite`, `1000`) are passed to each. Starts the built programs itself. Fails if a measurement misses its limit.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const measurements = {
  cached: 'cached-pages.mjs',
  uncached: 'uncached-pages.mjs',
  phone: 'phone-pages.mjs',
  lighthouse: 'lighthouse-pages.mjs',
  search: 'search-quality.mjs',
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
