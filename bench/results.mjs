import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '..', 'build', 'bench')

/** Writes the table of a measurement as JSON to `build/bench/`. */
export function saveResults(name, table) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    path.join(folder, `${name}.json`),
    `${JSON.stringify({ measuredAt: new Date().toISOString(), node: process.version, table }, null, 2)}\n`,
  )
}
