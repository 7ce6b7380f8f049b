import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'

// What the cms needs in production beside the node_modules of the root: outputs and what is read from files, no sources, no
// tests. "node .ci/production-files.mjs <folder>" lays it out there as it lies here; the image of the cms is made of it.

const root = path.resolve(import.meta.dirname, '..')
const target = process.argv[2]
if (target === undefined) throw new Error('Say the folder: node .ci/production-files.mjs <folder>')

const plugins = readdirSync(path.join(root, 'cms-plugins')).map((name) => `cms-plugins/${name}`)
/** A package that stands in two versions lies with the part that needs the other one. */
const ofParts = ['contract', ...plugins, 'cms'].flatMap((part) => ['package.json', 'dist', 'node_modules'].map((name) => `${part}/${name}`))
const ofDemo = ['articles', 'stories', 'facts.json', 'former-entries.json'].map((name) => `cms/seed/${name}`)
/** What only editors and compilers read. */
const forTools = /\.d\.ts$|\.map$|\.tsbuildinfo$|(^|\/)\.[^/]+$/

for (const name of [...ofParts, ...ofDemo].filter((each) => existsSync(path.join(root, each)))) {
  const isWanted = (/** @type {string} */ file) => !forTools.test(path.relative(root, file))
  cpSync(path.join(root, name), path.join(target, name), { recursive: true, filter: isWanted })
}
// Strapi looks here for steps between versions, and makes the folder where it is missing; a read-only file system refuses that
mkdirSync(path.join(target, 'cms/database/migrations'), { recursive: true })
