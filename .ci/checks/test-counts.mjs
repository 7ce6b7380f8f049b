import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ passed: number, failed: number, remark?: string }} Counts
 * @typedef {{ file: string, passed: number, failed: number, message: string, milliseconds: number }} TestFile the result of one test file;
 *   `message`: the first line of its first failure
 * @typedef {{ numPendingTests: number, numTodoTests: number, testResults: { name: string, status: string, message: string, startTime: number,
 *   endTime: number, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} VitestReport
 */

/**
 * Parses the report of vitest's JSON reporter, file by file in the order in which they ran. A file that could not be loaded counts as one
 * failure. A skipped test counts as failed, because it proves nothing.
 * @param {VitestReport} report
 * @returns {TestFile[]}
 */
export function testFiles(report) {
  return [...report.testResults]
    .sort((a, b) => a.startTime - b.startTime)
    .map(({ name, status, message, startTime, endTime, assertionResults }) => {
      const passed = assertionResults.filter((test) => test.status === 'passed').length
      const notPassed = assertionResults.filter((test) => test.status !== 'passed')
      const failed = Math.max(notPassed.length, status === 'failed' ? 1 : 0)
      const first = notPassed.find((test) => test.status === 'failed') ?? notPassed[0]
      const what = first === undefined ? message : `${first.fullName}: ${first.failureMessages?.[0] ?? first.status}`
      return { file: name, passed, failed, message: failed === 0 ? '' : firstLine(what), milliseconds: Math.round(endTime - startTime) }
    })
}

/**
 * @param {TestFile[]} files
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function vitestCounts(files, report) {
  const skipped = report.numPendingTests + report.numTodoTests
  const counts = sumCounts(files)
  return skipped > 0 ? { ...counts, remark: `${skipped} skipped, which counts as failed` } : counts
}

/**
 * Returns the counts of a suite. A suite that fails without a failed test (at its start or end) counts as one failure.
 * @param {number | null} exitCode
 * @param {Counts | undefined} reported
 * @param {boolean} [mayBeEmpty] true if a suite without tests passes
 * @returns {Counts}
 */
export function suiteCounts(exitCode, reported, mayBeEmpty = false) {
  if (reported === undefined) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (exitCode !== 0 && reported.failed === 0) return { ...reported, failed: 1 }
  if (reported.passed + reported.failed === 0 && !mayBeEmpty) return { passed: 0, failed: 1, remark: 'it holds no test' }
  return reported
}

/**
 * @param {Counts[]} all
 * @returns {{ passed: number, failed: number }}
 */
export function sumCounts(all) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => all.reduce((total, counts) => total + counts[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

/**
 * Returns the last line of a run.
 * @param {Counts[]} all
 */
export function totalLine(all) {
  const { passed, failed } = sumCounts(all)
  return `${passed} passed, ${failed} failed`
}

/** @param {string} text */
const firstLine = (text) => stripVTControlCharacters(text).trim().split('\n')[0] ?? ''
