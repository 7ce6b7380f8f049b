import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'

// Copies the files that the cms needs in production, except the root's node_modules: build outputs and data files, no sources, no
// tests. "node .ci/production-files.mjs <folder>" keeps the folder structure; the Dockerfile of the cms uses it.

const root = path.resolve(import.meta.dirname, '..')
const target = process.argv[2]
if (target === undefined) throw new Error('Say the folder: node .ci/production-files.mjs <folder>')

const plugins = readdirSync(path.join(root, 'cms-plugins')).map((name) => `cms-plugins/${name}`)
/** Parts have their own node_modules where they need another version of a package than the root. */
const ofParts = ['contract', ...plugins, 'cms'].flatMap((part) => ['package.json', 'dist', 'node_modules'].map((name) => `${part}/${name}`))
const ofDemo = ['articles', 'stories', 'facts.json', 'former-entries.json'].map((name) => `cms/seed/${name}`)
/** Files that only editors and compilers read. */
const forTools = /\.d\.ts$|\.map$|\.tsbuildinfo$|(^|\/)\.[^/]+$/

for (const name of [...ofParts, ...ofDemo].filter((each) => existsSync(path.join(root, each)))) {
  const isWanted = (/** @type {string} */ file) => !forTools.test(path.relative(root, file))
  cpSync(path.join(root, name), path.join(target, name), { recursive: true, filter: isWanted })
}
// Strapi looks here for migrations and creates the folder if it is missing, which fails on a read-only file system
mkdirSync(path.join(target, 'cms/database/migrations'), { recursive: true })
