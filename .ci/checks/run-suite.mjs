import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startProcess } from '../launch/processes.mjs'
import { suiteCounts, vitestCounts } from './test-counts.mjs'

/** Enough to hold every failed test of a bad day. */
const shownLines = 400

/** A suite writes into a pipe; what is read from it goes to our own output. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }

/**
 * @param {string} root
 * @param {import('./suites.mjs').Suite} suite
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<import('./test-counts.mjs').Counts & { output: string }>}
 */
export async function runSuite(root, suite, env) {
  const reports = mkdtempSync(path.join(os.tmpdir(), 'artha-report-'))
  const report = path.join(reports, 'report.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const [program, ...args] = suite.counts === 'vitest' ? [...suite.command, ...reporters] : suite.command
  const cwd = path.join(root, suite.folder)
  const run = startProcess(program, args, { cwd, env: { ...env, ...colours, ...suite.env }, keptLines: shownLines })
  const { code, error } = await run.ended
  const reported = suite.counts === 'vitest' ? readCounts(report) : undefined
  rmSync(reports, { recursive: true, force: true })
  return { ...suiteCounts(code, reported, suite.mayBeEmpty), output: error?.message ?? run.output() }
}

/** @param {string} file */
function readCounts(file) {
  try {
    return vitestCounts(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // No report: the runner did not get that far.
    return { passed: 0, failed: 1, remark: 'it did not start' }
  }
}
