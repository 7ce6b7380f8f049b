import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Checks that no built chunks import each other in a circle: such a chunk may run before what it needs, and its page stays dead. Names each circle.
// Run it after `npm run build`; an argument names a folder other than dist.

const folder = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url))
const file = path.join(folder, 'client/.vite/manifest.json')
const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

/** The chunks that lead to no circle which has not been found yet. */
const finished = new Set()
const circles = []

/** Follows the static imports of a chunk; an import of a chunk on the way to it closes a circle. */
function walk(chunk, way) {
  const start = way.indexOf(chunk)
  if (start !== -1) circles.push([...way.slice(start), chunk])
  if (start !== -1 || finished.has(chunk)) return
  if (manifest[chunk] === undefined) throw new Error(`The build has no ${chunk}`)
  for (const next of manifest[chunk].imports ?? []) walk(next, [...way, chunk])
  finished.add(chunk)
}

const chunks = Object.keys(manifest)
for (const chunk of chunks) walk(chunk, [])
/** Returns the name of a chunk without the folders of its file, as `vite/chunks.ts` has it. */
const nameOf = (chunk) => manifest[chunk].name ?? path.basename(chunk)
if (chunks.length === 0) console.log(`CIRCLE  nothing is built in ${folder}`)
for (const circle of circles) console.log(`CIRCLE  ${circle.map(nameOf).join(' -> ')}`)
if (chunks.length > 0 && circles.length === 0) console.log(`ok  no circle among ${chunks.length} chunks`)
process.exit(chunks.length === 0 || circles.length > 0 ? 1 : 0)
