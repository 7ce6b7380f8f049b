import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { buildWhatIsStale } from '../launch/build.mjs'
import { changedFiles, onlyChanged } from './changed-checks.mjs'
import { requireChromium } from './chromium.mjs'
import { explain } from '../launch/failure.mjs'
import { frontendInstall, installWhatIsMissing, rootInstall } from '../launch/install.mjs'
import { runLauncher } from '../launch/lifecycle.mjs'
import { createProgress, seconds } from '../launch/progress.mjs'
import { projectRoot } from '../launch/project-root.mjs'
import { runSuite } from './run-suite.mjs'
import { scheduleByMemory } from './schedule.mjs'
import { generatedSecrets } from '../launch/settings.mjs'
import { suites } from './suites.mjs'
import { totalLine } from './test-counts.mjs'

/** @typedef {import('./test-counts.mjs').Counts & { output: string }} Outcome */

/**
 * npm test, with `quick` npm run check, and with `changed` the part of that which differs from the last commit concerns. The last line is "N passed, N failed".
 * @param {{ quick: boolean, changed: boolean }} options
 */
export function runChecks({ quick, changed }) {
  return runLauncher(async () => {
    const progress = createProgress(process.stdout)
    const env = checkEnvironment()
    await installWhatIsMissing(projectRoot, [rootInstall, frontendInstall], progress)
    await buildWhatIsStale(projectRoot, 'build:libraries', env, progress)

    const buildRest = () => buildWhatIsStale(projectRoot, 'build', env, progress)
    const build = { id: 'build', after: [], megabytes: 3000, run: () => outcomeOf(buildRest) }
    const wanted = suites(projectRoot).filter((suite) => suite.quick || !quick)
    const rows = (changed ? onlyChanged(wanted, changedFiles(projectRoot)) : wanted).map((suite) => ({
      ...suite,
      run: () => (suite.needsChromium ? runInChromium(suite, env) : runSuite(projectRoot, suite, env)),
    }))
    const outcomes = await runRows(quick ? rows : [...rows.filter((row) => row.quick), build, ...rows.filter((row) => !row.quick)])
    console.log(`\n${changed ? 'Checks of what changed' : quick ? 'Quick checks' : 'All checks'} after ${progress.total()}`)
    console.log(totalLine(outcomes))
    process.exitCode = outcomes.some(({ failed }) => failed > 0) || (!changed && outcomes.every(({ passed }) => passed === 0)) ? 1 : 0
  })
}

/**
 * @param {{ id: string, after: string[], megabytes: number, run: () => Promise<Outcome> }[]} rows
 * @returns {Promise<Outcome[]>}
 */
export async function runRows(rows) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map()
  const limits = { cores: os.availableParallelism(), megabytes: process.availableMemory() / 1024 / 1024 }
  await scheduleByMemory(rows, limits, async (row) => {
    const startedAt = Date.now()
    const broken = row.after.find((id) => (outcomes.get(id)?.failed ?? 0) > 0)
    const outcome = broken === undefined ? await row.run() : { passed: 0, failed: 1, output: `Not run, since "${broken}" failed.` }
    outcomes.set(row.id, outcome)
    tell(row.id, outcome, Date.now() - startedAt)
  })
  return [...outcomes.values()]
}

/**
 * @param {string} id
 * @param {Outcome} outcome
 * @param {number} milliseconds
 */
function tell(id, { passed, failed, remark, output }, milliseconds) {
  const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}${remark === undefined ? '' : ` (${remark})`}`
  console.log(`  ${failed > 0 ? '✗' : '✓'} ${id.padEnd(26)}${seconds(milliseconds).padStart(8)}  ${counts}`)
  if (failed > 0) console.log(`${output.trim().replace(/^/gm, '    ')}\n`)
}

/**
 * @param {import('./suites.mjs').Suite} suite
 * @param {Record<string, string | undefined>} env
 */
async function runInChromium(suite, env) {
  const found = await requireChromium(env).then(
    (program) => ({ program }),
    (error) => ({ problem: explain(error) }),
  )
  if ('problem' in found) return { passed: 0, failed: 1, output: found.problem }
  return runSuite(projectRoot, suite, { ...env, CHROMIUM_PATH: found.program })
}

/**
 * @param {() => Promise<unknown>} work
 * @returns {Promise<Outcome>}
 */
function outcomeOf(work) {
  return work().then(
    () => ({ passed: 1, failed: 0, output: '' }),
    (error) => ({ passed: 0, failed: 1, output: explain(error) }),
  )
}

/**
 * The environment without this installation's settings: a test must not reach its database, and holds on any machine.
 * The secrets are worthless ones, since the build of the cms wants some.
 * @returns {Record<string, string | undefined>}
 */
export function checkEnvironment() {
  const names = Object.keys(parseEnv(readFileSync(path.join(projectRoot, '.env.example'), 'utf8')))
  const { NODE_ENV: _, ...environment } = process.env
  const kept = Object.entries(environment).filter(([name]) => name === 'CHROMIUM_PATH' || !names.includes(name))
  return { ...Object.fromEntries(kept), ...Object.fromEntries(generatedSecrets.map((name) => [name, `for-checks-only-${name.toLowerCase()}`])) }
}
