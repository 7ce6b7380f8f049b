import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../launch/project-root.mjs'

/** Folders that programs or npm create. */
const made = /^(node_modules|dist|build|coverage|backups|\.git|\.cache|\.wireit|\.tmp|\.strapi|uploads)$/

/** @returns {string[]} every file and folder of the project, from its root */
const placesIn = (folder = '') =>
  readdirSync(path.join(projectRoot, folder), { withFileTypes: true })
    .filter(({ name }) => !made.test(name))
    .flatMap((entry) => {
      const place = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? [place, ...placesIn(place)] : [place]
    })

const places = placesIn()
const documents = places.filter((place) => (place.startsWith('docs/') || place.endsWith('README.md')) && place.endsWith('.md'))
const readmes = documents.filter((place) => place.endsWith('README.md'))
const read = (/** @type {string} */ place) => readFileSync(path.join(projectRoot, place), 'utf8')

/** Every end of every path, because a document may name a file by any: `a/b/c.ts`, `b/c.ts`, `c.ts`. */
const ends = new Set(places.flatMap((place) => place.split('/').map((_, at, parts) => parts.slice(at).join('/'))))

/** True for a text in backticks that looks like a path: several parts, or a file extension; no spaces and no placeholders. */
const isPath = (/** @type {string} */ word) =>
  /^[\w.@][\w.@-]*(\/[\w.@-]+)*\/?$/.test(word) && /^[\w.@-]*\w\.(tsx?|c?mjs|json|css|md|sh)$|^\w.*\//.test(word)
const notInTheClone = [/^\.?cache\//, /^build\//, /(^|\/)(dist|build|backups|uploads)(\/|$)/, /^zod\//, /^manifest\.json$/]

const pathsIn = (/** @type {string} */ text) =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word).filter((word) => isPath(word) && !notInTheClone.some((odd) => odd.test(word)))

/** The npm scripts of the root and of both programs; the text says in which folder to run them. */
const scripts = new Set(['package.json', 'frontend/package.json', 'cms/package.json'].flatMap((file) => Object.keys(JSON.parse(read(file)).scripts)))
const settings = new RegExp(`^(${[...read('.env.example').matchAll(/^#? ?([A-Z][A-Z\\d_]+)=/gm)].map(([, name]) => name).join('|')})$`)
/** Variables that Node, the C library or the tests read. */
const otherVariables = /^(NODE_ENV|MALLOC_[A-Z_]+|PROPERTY_RUNS|ARTHA_(FUZZ|SLOW|TEST_DAY))$/

/** Returns the path as written and in full, because docs/security.md abbreviates two folders. */
const inFull = (/** @type {string} */ word) => [word, word.replace(/^(access|contract)\//, 'cms/tests/$1/')]

describe.each(documents)('%s', (document) => {
  const text = read(document)
  const prose = text.replace(/^```[^]*?^```$/gm, '').replace(/`[^`\n]*`/g, '')

  it('names files and folders that are there', () => {
    expect(pathsIn(text).filter((word) => !inFull(word).some((name) => ends.has(name.replace(/\/$/, ''))))).toEqual([])
  })

  it('names commands and settings that there are', () => {
    const commands = [...text.matchAll(/\bnpm run ([a-z][a-z\d:-]*)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !scripts.has(name))).toEqual([])
    const named = [...text.matchAll(/`([A-Z][A-Z\d]+(?:_[A-Z\d]+)+)(?:=[^`]*)?`/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !settings.test(name) && !otherVariables.test(name))).toEqual([])
  })

  it('links to documents and headings that are there', () => {
    const links = [...prose.matchAll(/\]\(([\w./:#-]+)\)/g)].map(([, to = '']) => to).filter((to) => !/^[a-z]+:/.test(to))
    const missing = links.filter((to) => {
      const [file = '', heading] = to.split('#')
      const place = file === '' ? document : path.posix.join(path.posix.dirname(document), file).replace(/\/$/, '')
      if (!places.includes(place)) return true
      return heading !== undefined && !headingsOf(read(place)).includes(heading)
    })
    expect(missing).toEqual([])
  })
})

/** Returns the anchors of a text's headings. @param {string} text */
const headingsOf = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

it('a README is read at a glance', () => {
  const most = (/** @type {string} */ place) =>
    ({ 'README.md': 100, 'bench/README.md': 100, 'cms/seed/README.md': 100, 'docs/decisions/README.md': 100 })[place] ?? 20
  const tooLong = readmes.filter((place) => read(place).trimEnd().split('\n').length > most(place))
  expect(readmes.length).toBeGreaterThan(10)
  expect(tooLong).toEqual([])
})

it('each decision is in the list, with its title, and has its parts', () => {
  const list = read('docs/decisions/README.md')
  const decisions = documents.filter((place) => /^docs\/decisions\/\d{3}-/.test(place))
  expect(decisions.length).toBeGreaterThan(30)
  for (const decision of decisions) {
    const name = path.basename(decision)
    const text = read(decision)
    const [, title] = /^# (\d{3} .+)\n\n20\d\d-\d\d-\d\d, (?:accepted|replaced)/.exec(text) ?? []
    expect(title, name).toBeDefined()
    expect(list, name).toContain(`- [${name.slice(0, 3)}](${name}) ${title?.slice(4)}\n`)
    expect(
      [...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part),
      name,
    ).toEqual(['Context', 'Decision', 'Consequences'])
  }
})
