import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildStale } from '../launch/build.mjs'
import { runLauncher } from '../launch/lifecycle.mjs'
import { createProgress } from '../launch/progress.mjs'
import { projectRoot } from '../launch/project-root.mjs'
import { checkEnvironment, runRows } from './run-checks.mjs'
import { npm, runStep } from '../launch/run-step.mjs'
import { runSuite } from './run-suite.mjs'
import { suites } from './suites.mjs'
import { totalLine } from './test-counts.mjs'

/** Checks that run without SQLite's driver, and with it. The second start is left out, because it would install packages for another Node. */
const withoutSqlite = /^(types|unit): |^contract on PostgreSQL$|^bundle budgets$/
const withSqlite = /^contract on SQLite$|^faults$/

/**
 * Runs the checks under the Node version of .nvmrc, which npm installs into .cache. The project's own packages and builds are used.
 * @param {string[]} asked beginnings of names of checks; all checks if empty
 */
export function runUnderNewestNode(asked) {
  return runLauncher(async () => {
    const progress = createProgress(process.stdout)
    const env = checkEnvironment()
    const version = readFileSync(path.join(projectRoot, '.nvmrc'), 'utf8').trim()
    const node = await progress.step(`Node ${version}`, () => nodeByNpm(version))
    await buildStale(projectRoot, 'build', env, progress)

    const hasSqlite = loadsSqlite(node)
    if (!hasSqlite) console.log('  – SQLite under it is not run: better-sqlite3 was installed for another Node, and has no binary for this one here')
    const isRun = (/** @type {string} */ id) => withoutSqlite.test(id) || (hasSqlite && withSqlite.test(id))
    const wanted = suites(projectRoot, 'core').filter(({ id }) => isRun(id) && (asked.length === 0 || asked.some((name) => id.startsWith(name))))
    const underIt = { ...env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` }
    const outcomes = await runRows(
      wanted.map((suite) => {
        const [program, ...args] = suite.command
        /** @type {import('./suites.mjs').Suite} */
        const moved = { ...suite, after: [], command: [program === process.execPath ? node : program, ...args] }
        return { ...moved, run: () => runSuite(projectRoot, moved, underIt) }
      }),
    )
    console.log(`\nChecks under Node ${execFileSync(node, ['--version']).toString().trim()} after ${progress.total()}`)
    console.log(totalLine([...outcomes.values()]))
    process.exitCode = outcomes.size === 0 || [...outcomes.values()].some(({ failed }) => failed > 0) ? 1 : 0
  })
}

/** @param {string} version */
async function nodeByNpm(version) {
  const folder = path.join(projectRoot, '.cache', `node-${version}`)
  const node = path.join(folder, 'node_modules/node/bin/node')
  if (isOf(node, version)) return node
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }))
  await runStep(`Getting Node ${version}`, npm('install', `node@${version}`, '--no-audit', '--no-fund', '--loglevel=error'), { cwd: folder })
  return node
}

/**
 * @param {string} node
 * @param {string} version
 */
function isOf(node, version) {
  try {
    return execFileSync(node, ['--version'], { stdio: 'pipe' }).toString().startsWith(`v${version}.`)
  } catch {
    return false
  }
}

/** @param {string} node */
function loadsSqlite(node) {
  try {
    execFileSync(node, ['-e', "new (require('better-sqlite3'))(':memory:')"], { cwd: path.join(projectRoot, 'cms'), stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}
