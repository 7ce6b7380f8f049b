import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cmsPlugins } from '../launch/cms-plugins.mjs'
import { testsAbout } from './tests-about.mjs'

/** @typedef {import('./suites.mjs').Suite} Suite */

/** Runs git in the project and returns the lines of its output. */
const git = (/** @type {string} */ root, /** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((line) => line !== '')

/**
 * Returns the files that differ from the last commit, new ones included, deleted ones not.
 * @param {string} root
 * @returns {string[]}
 */
export function changedFiles(root) {
  return [...git(root, 'diff', '--name-only', '--diff-filter=d', 'HEAD'), ...git(root, 'ls-files', '--others', '--exclude-standard')]
}

/**
 * True if checks of these files need the libraries built: contract or editor changed, or a library was never built. Plugins are read from source.
 * @param {string} root
 * @param {string[]} files
 */
export function needsLibraries(root, files) {
  return (
    files.some((file) => /^(contract|cms-plugins\/editor)\//.test(file)) ||
    ['contract', 'cms-plugins/editor', ...cmsPlugins(root)].some((one) => !existsSync(path.join(root, one, 'dist')))
  )
}

const imports = /\.([cm]?ts|tsx|mjs)$/
const imported = /\.(css|json)$/

/**
 * Returns the project's files of code and those that code imports, by path, with the texts of the code; other texts are ''.
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function sourceFiles(root) {
  const files = git(root, 'ls-files', '--cached', '--others', '--exclude-standard').filter((file) => imports.test(file) || imported.test(file))
  const present = files.filter((file) => existsSync(path.join(root, file)))
  return new Map(present.map((file) => [file, imports.test(file) ? readFileSync(path.join(root, file), 'utf8') : '']))
}

/**
 * Returns the quick rows that concern changed files: types of the parts with changes, lint and format of the files alone, and the
 * tests of `testsAbout`. Checks of the whole project (import rules, unused code) and indirect tests are left to `npm run check`.
 * @param {Suite[]} rows
 * @param {string[]} files
 * @param {ReadonlyMap<string, string>} sources
 * @returns {{ rows: Suite[], left: number }} `left`: the number of tests that import one of the files directly and are not run
 */
export function onlyChanged(rows, files, sources) {
  const { tests, left } = testsAbout(files, sources)
  const concerned = rows.flatMap((row, at) => {
    if (row.counts === 'vitest') return rows.findIndex(({ folder }) => folder === row.folder) === at ? withTests(row, tests) : []
    if (row.ofFiles === undefined) return isConcerned(row, files) ? [row] : []
    const read = files.filter((file) => row.ofFiles?.test(file))
    return read.length === 0 ? [] : [{ ...row, command: withFiles(row.command, read) }]
  })
  // The slowest first
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
    [...folders, 'contract', 'cms-plugins/editor'].some((source) => file.startsWith(`${source}/`)) &&
    !(notOf !== undefined && file.startsWith(`${notOf}/`))
  return folders.length > 0 && files.some((file) => code.test(file) && isOf(file))
}

/** Files that the compiler reads. */
const code = /\.([cm]?ts|tsx|mjs|json)$/

/**
 * Returns one row that runs the given tests of a folder. If the folder has several rows, this is the first one for all projects.
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
 * @param {string[]} files replace the command's last argument, the whole folder
 * @returns {[string, ...string[]]}
 */
function withFiles([program, ...args], files) {
  return [program, ...args.slice(0, -1), ...files]
}
