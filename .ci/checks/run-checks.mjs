import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { buildStale } from '../launch/build.mjs'
import { changedFiles, needsLibraries, onlyChanged, sourceFiles } from './changed-checks.mjs'
import { requireChromium } from './chromium.mjs'
import { explain } from '../launch/failure.mjs'
import { frontendInstall, installMissing, rootInstall } from '../launch/install.mjs'
import { runLauncher } from '../launch/lifecycle.mjs'
import { createProgress, seconds } from '../launch/progress.mjs'
import { projectRoot } from '../launch/project-root.mjs'
import { runSuite } from './run-suite.mjs'
import { scheduleByMemory } from './schedule.mjs'
import { isRed, rerunFailed } from './rerun-failed.mjs'
import { cleanCommit, noteGreen, noteSeconds, noteUnsteady } from './seen-green.mjs'
import { placeholderSecrets } from '../launch/settings.mjs'
import { suites } from './suites.mjs'
import { sumCounts, totalLine } from './test-counts.mjs'

/**
 * @typedef {import('./run-suite.mjs').Outcome} Outcome
 * @typedef {import('./suites.mjs').Suite} Suite
 * @typedef {{ set: import('./suites.mjs').CheckSet, changed: boolean, strict: boolean }} Asked `changed`: only the part of the set about files
 *   that differ from the last commit; `strict`: a file that passes only at the second attempt has failed
 */

const setNames = { quick: 'Quick checks', core: 'Core checks', all: 'All checks' }

/**
 * Runs npm test, npm run test:all or npm run check. The last line is "N passed, N failed".
 * @param {Asked} asked
 */
export function runChecks({ set, changed, strict }) {
  return runLauncher(async () => {
    const startedAt = Date.now()
    const progress = createProgress(process.stdout)
    const commit = changed ? undefined : cleanCommit(projectRoot)
    const env = checkEnvironment()
    // The journeys run last; a missing browser should be reported now and not after ten minutes.
    if (set !== 'quick') env.CHROMIUM_PATH = await progress.step('Chromium', () => requireChromium(env))
    await installMissing(projectRoot, [rootInstall, frontendInstall], progress)
    const files = changed ? changedFiles(projectRoot) : []
    if (!changed || needsLibraries(projectRoot, files)) await buildStale(projectRoot, 'build:libraries', env, progress)

    const wanted = suites(projectRoot, set)
    const { rows: concerned, left } = changed ? onlyChanged(wanted, files, sourceFiles(projectRoot)) : { rows: wanted, left: 0 }
    const answers = mkdtempSync(path.join(os.tmpdir(), 'artha-answers-'))
    const run = (/** @type {Suite} */ suite, /** @type {string[] | undefined} */ only = undefined) =>
      runSuite(projectRoot, suite, { ...env, ARTHA_ANSWERS_SEEN: path.join(answers, suite.id) }, only)
    const build = { id: 'build', after: [], megabytes: 3000, cores: 2, run: () => buildRow(env, progress) }
    const rows = concerned.map((suite) => ({ ...suite, run: () => run(suite) }))
    // The build first, so that rows that need it can begin as soon as a core is free.
    const first = await runRows(set === 'quick' ? rows : [build, ...rows])
    const { outcomes, unsteady } = await rerunFailed(first, (id, file) =>
      runAgain(/** @type {Suite} */ (concerned.find((suite) => suite.id === id)), file, run),
    )
    rmSync(answers, { recursive: true, force: true })

    const counts = [...outcomes.values()]
    const red = isRed({ failed: sumCounts(counts).failed, unsteady: unsteady.length, strict })
    const nothingRan = !changed && sumCounts(counts).passed === 0
    tellUnsteady(unsteady, red)
    noteUnsteady(projectRoot, unsteady, { commit, at: new Date() })
    if (!changed) noteSeconds(projectRoot, first)
    console.log(`\n${changed ? 'Checks of what changed' : setNames[set]} after ${progress.total()}`)
    if (changed) tellLeft(left)
    const total = totalLine(red ? [...counts, { passed: 0, failed: unsteady.length }] : counts)
    console.log(total)
    if (red || nothingRan) process.exitCode = 1
    else if (set !== 'quick' && commit !== undefined && commit === cleanCommit(projectRoot))
      noteGreen(projectRoot, { commit, set, counts: total, minutes: (Date.now() - startedAt) / 60_000 })
  })
}

/**
 * @template {{ id: string, after: string[], megabytes: number, cores: number, run: () => Promise<Outcome> }} Row
 * @param {Row[]} rows
 * @returns {Promise<Map<string, Outcome>>}
 */
export async function runRows(rows) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map()
  const limits = { cores: os.availableParallelism(), megabytes: process.availableMemory() / 1024 / 1024 }
  await scheduleByMemory(rows, limits, async (row) => {
    const startedAt = Date.now()
    const broken = row.after.find((id) => (outcomes.get(id)?.failed ?? 0) > 0)
    const outcome = broken === undefined ? await row.run() : { passed: 0, failed: 1, files: [], output: `Not run, since "${broken}" failed.` }
    outcomes.set(row.id, outcome)
    tell(row.id, outcome, Date.now() - startedAt)
  })
  return outcomes
}

/**
 * @param {string} id
 * @param {Outcome} outcome
 * @param {number} milliseconds
 */
function tell(id, { passed, failed, remark, output, files }, milliseconds) {
  const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}${remark === undefined ? '' : ` (${remark})`}`
  console.log(`  ${failed > 0 ? '✗' : '✓'} ${id.padEnd(26)}${seconds(milliseconds).padStart(8)}  ${counts}`)
  if (failed === 0) return
  console.log(`${output.trim().replace(/^/gm, '    ')}\n`)
  // After many failures the output above holds only the last part
  for (const one of files.filter((file) => file.failed > 0))
    console.log(`    ${path.relative(projectRoot, one.file)}: ${one.failed} failed. ${one.message}`)
}

/**
 * @param {Suite} suite
 * @param {string} file
 * @param {(suite: Suite, only: string[]) => Promise<Outcome>} run
 */
async function runAgain(suite, file, run) {
  const startedAt = Date.now()
  const outcome = await run(suite, [file])
  tell(`again, alone: ${path.relative(projectRoot, file)}`, outcome, Date.now() - startedAt)
  return outcome
}

/**
 * @param {import('./rerun-failed.mjs').Unsteady[]} unsteady
 * @param {boolean} red
 */
function tellUnsteady(unsteady, red) {
  if (unsteady.length === 0) return
  console.log(`\nUnsteady: failed beside others, passed alone${red ? '' : ', and not counted as failed'}. Each is a bug to mend.`)
  for (const { suite, file, message } of unsteady) console.log(`  ${suite}, ${path.relative(projectRoot, file)}\n    ${message}`)
}

/** @param {number} left the number of test files that import a changed file directly and did not run */
function tellLeft(left) {
  const more = left === 0 ? '' : `; ${left} more ${left === 1 ? 'file' : 'files'} of tests import${left === 1 ? 's' : ''} what changed`
  console.log(`The rest is npm run check's: import rules, unused code, pages that only reach what changed${more}`)
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {import('../launch/progress.mjs').Progress} progress
 * @returns {Promise<Outcome>}
 */
function buildRow(env, progress) {
  return buildStale(projectRoot, 'build', env, progress).then(
    () => ({ passed: 1, failed: 0, files: [], output: '' }),
    (error) => ({ passed: 0, failed: 1, files: [], output: explain(error) }),
  )
}

/**
 * Returns the environment without this installation's settings, so that tests never reach its database and run alike on any machine.
 * @returns {Record<string, string | undefined>}
 */
export function checkEnvironment() {
  const names = Object.keys(parseEnv(readFileSync(path.join(projectRoot, '.env.example'), 'utf8')))
  const { NODE_ENV: _, ...environment } = process.env
  const kept = Object.entries(environment).filter(([name]) => name === 'CHROMIUM_PATH' || !names.includes(name))
  return { ...Object.fromEntries(kept), ...placeholderSecrets }
}
