/**
 * @typedef {{ passed: number, failed: number, remark?: string }} Counts
 */

/**
 * Reads what vitest's JSON reporter wrote. A file that could not be loaded counts as one failure, and so does a test that was
 * skipped: what does not run proves nothing.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const skipped = report.numPendingTests + report.numTodoTests
  const broken = report.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
  }).length
  const counts = { passed: report.numPassedTests, failed: report.numFailedTests + broken + skipped }
  return skipped > 0 ? { ...counts, remark: `${skipped} skipped, which counts as failed` } : counts
}

/**
 * What a suite counts for. One that ends badly without a failed test (it did not start, or broke at its end) has failed once.
 * @param {number | null} exitCode
 * @param {Counts | undefined} reported
 * @param {boolean} [mayBeEmpty] no test at all is no failure
 * @returns {Counts}
 */
export function suiteCounts(exitCode, reported, mayBeEmpty = false) {
  if (reported === undefined) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (exitCode !== 0 && reported.failed === 0) return { ...reported, failed: 1 }
  if (reported.passed + reported.failed === 0 && !mayBeEmpty) return { passed: 0, failed: 1, remark: 'it holds no test' }
  return reported
}

/**
 * The last line of a run.
 * @param {Counts[]} all
 */
export function totalLine(all) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => all.reduce((total, counts) => total + counts[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
