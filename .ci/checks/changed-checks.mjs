import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cmsPlugins } from '../launch/cms-plugins.mjs'
import { testsAbout } from './tests-about.mjs'

/** @typedef {import('./suites.mjs').Suite} Suite */

/** The lines of what git says of this project. */
const git = (/** @type {string} */ root, /** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((line) => line !== '')

/**
 * The files that differ from the last commit, new ones too.
 * @param {string} root
 * @returns {string[]}
 */
export function changedFiles(root) {
  return [...git(root, 'diff', '--name-only', '--diff-filter=d', 'HEAD'), ...git(root, 'ls-files', '--others', '--exclude-standard')]
}

/**
 * Whether the libraries have to be built for a look at these files: what is in a plugin alone is read from its sources.
 * @param {string} root
 * @param {string[]} files
 */
export function needsLibraries(root, files) {
  return (
    files.some((file) => file.startsWith('contract/')) || ['contract', ...cmsPlugins(root)].some((one) => !existsSync(path.join(root, one, 'dist')))
  )
}

const imports = /\.([cm]?ts|tsx|mjs)$/
const imported = /\.(css|json)$/

/**
 * The files that import others or are imported, and the text of those that import.
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function sourceFiles(root) {
  const files = git(root, 'ls-files', '--cached', '--others', '--exclude-standard').filter((file) => imports.test(file) || imported.test(file))
  const present = files.filter((file) => existsSync(path.join(root, file)))
  return new Map(present.map((file) => [file, imports.test(file) ? readFileSync(path.join(root, file), 'utf8') : '']))
}

/**
 * The quick rows as far as they are about changed files: types of the parts that hold some, lint and format of the files alone, and the
 * tests of `testsAbout`. What looks at the whole (import rules, unused code), and what is only reached, is left to `npm run check`.
 * @param {Suite[]} rows
 * @param {string[]} files
 * @param {ReadonlyMap<string, string>} sources
 * @returns {{ rows: Suite[], left: number }} `left`: so many tests import one of the files directly and are not run
 */
export function onlyChanged(rows, files, sources) {
  const { tests, left } = testsAbout(files, sources)
  const concerned = rows.flatMap((row, at) => {
    if (row.counts === 'vitest') return rows.findIndex(({ folder }) => folder === row.folder) === at ? withTests(row, tests) : []
    if (row.ofFiles === undefined) return isConcerned(row, files) ? [row] : []
    const read = files.filter((file) => row.ofFiles?.test(file))
    return read.length === 0 ? [] : [{ ...row, command: withFiles(row.command, read) }]
  })
  // What takes longest begins first
  const areTypes = (/** @type {Suite} */ { id }) => id.startsWith('types: ')
  return { rows: [...concerned.filter(areTypes), ...concerned.filter((row) => !areTypes(row))], left }
}

/**
 * @param {Suite} row
 * @param {string[]} files
 */
function isConcerned({ sources, notOf, folder }, files) {
  const folders = sources ?? [folder]
  const isOf = (/** @type {string} */ file) =>
    [...folders, 'contract'].some((source) => file.startsWith(`${source}/`)) && !(notOf !== undefined && file.startsWith(`${notOf}/`))
  return folders.length > 0 && files.some((file) => code.test(file) && isOf(file))
}

/** What the compiler reads. */
const code = /\.([cm]?ts|tsx|mjs|json)$/

/**
 * One row of a folder for all of its tests that are run: where it has several, the first one without its choice of projects.
 * @param {Suite} row
 * @param {string[]} tests
 * @returns {Suite[]}
 */
function withTests(row, tests) {
  const own = tests.filter((file) => file.startsWith(`${row.folder}/`)).map((file) => path.posix.relative(row.folder, file))
  const [program, ...args] = row.command
  const command = /** @type {Suite['command']} */ ([program, ...args.filter((word) => !word.startsWith('--project=')), '--passWithNoTests'])
  return own.length === 0 ? [] : [{ ...row, id: row.id.replace(/, .*/, ''), command, files: own, mayBeEmpty: true }]
}

/**
 * @param {[string, ...string[]]} command
 * @param {string[]} files instead of the whole folder, its last word
 * @returns {[string, ...string[]]}
 */
function withFiles([program, ...args], files) {
  return [program, ...args.slice(0, -1), ...files]
}
