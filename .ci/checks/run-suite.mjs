import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startProcess } from '../launch/processes.mjs'
import { suiteCounts, testFiles, vitestCounts } from './test-counts.mjs'

/** @typedef {import('./test-counts.mjs').Counts & { output: string, files: import('./test-counts.mjs').TestFile[] }} Outcome */

/** The most lines of output to show, enough for many failed tests. */
const shownLines = 400
/** Time in milliseconds for a suite that ran out of time to stop the programs it started. */
const stopMs = 30_000

/** Suites write to a pipe and would not use colours by themselves, although we print their output. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }

/**
 * @param {string} root
 * @param {import('./suites.mjs').Suite} suite
 * @param {Record<string, string | undefined>} env
 * @param {string[]} [only] run only these test files
 * @returns {Promise<Outcome>}
 */
export async function runSuite(root, suite, env, only = suite.files) {
  const reports = mkdtempSync(path.join(os.tmpdir(), 'artha-report-'))
  const report = path.join(reports, 'report.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const [program, ...args] = suite.counts === 'vitest' ? [...suite.command, ...reporters, ...only] : suite.command
  const cwd = path.join(root, suite.folder)
  const run = startProcess(program, args, { cwd, env: { ...env, ...colours, ...suite.env }, keptLines: shownLines })
  let outOfTime = ''
  const limit = setTimeout(() => {
    outOfTime = `\nThe suite "${suite.id}" was ended: it ran out of its ${suite.minutes} minutes.`
    void run.stop(stopMs)
  }, suite.minutes * 60_000)
  const { code, error } = await run.ended
  clearTimeout(limit)
  const files = suite.counts === 'vitest' ? readReport(report) : undefined
  rmSync(reports, { recursive: true, force: true })
  const counts = suiteCounts(outOfTime === '' ? code : null, files?.counts, suite.mayBeEmpty)
  return { ...counts, files: files?.files ?? [], output: (error?.message ?? run.output()) + outOfTime }
}

/** @param {string} file */
function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const files = testFiles(report)
    return { files, counts: vitestCounts(files, report) }
  } catch {
    // No report: the runner failed before writing one.
    return { files: [], counts: { passed: 0, failed: 1, remark: 'it did not start or did not end' } }
  }
}
