import { sumCounts } from './test-counts.mjs'

/**
 * @typedef {import('./run-suite.mjs').Outcome} Outcome
 * @typedef {{ suite: string, file: string, message: string }} Unsteady a file that failed beside others and passed alone
 */

/** The most unsteady files in a run that still passes. */
export const unsteadyAllowed = 3
/** With more failed files than this, something is broken, and running each again would take an hour. */
const mostLookedAt = 12

/**
 * Runs each file with a failed test once more, alone, after all suites have ended. A file that fails twice has failed. One that passes now is
 * unsteady, and its suite gets the new counts. A suite that failed without a failed file (at its start or end) stays failed.
 * @param {Map<string, Outcome>} outcomes by suite
 * @param {(suite: string, file: string) => Promise<Outcome>} runFile
 * @returns {Promise<{ outcomes: Map<string, Outcome>, unsteady: Unsteady[] }>}
 */
export async function rerunFailed(outcomes, runFile) {
  const failed = [...outcomes].flatMap(([suite, { files }]) => files.filter((file) => file.failed > 0).map((file) => ({ suite, ...file })))
  /** @type {Unsteady[]} */
  const unsteady = []
  if (failed.length > mostLookedAt) return { outcomes, unsteady }
  const seen = new Map(outcomes)
  for (const { suite, file, message } of failed) {
    const again = await runFile(suite, file)
    if (again.failed > 0 || again.passed === 0) continue
    unsteady.push({ suite, file, message })
    const before = /** @type {Outcome} */ (seen.get(suite))
    seen.set(suite, withSecondLook(before, file, again.passed))
  }
  return { outcomes: seen, unsteady }
}

/**
 * @param {Outcome} before
 * @param {string} file
 * @param {number} passed the number of its tests that passed alone
 * @returns {Outcome}
 */
function withSecondLook(before, file, passed) {
  const files = before.files.map((one) => (one.file === file ? { ...one, passed, failed: 0, message: '' } : one))
  const beside = before.failed - sumCounts(before.files).failed
  const counts = sumCounts(files)
  return { ...before, files, passed: counts.passed, failed: counts.failed + beside }
}

/**
 * True if a run has failed: a file failed twice, or more files are unsteady than allowed, with `strict` any.
 * @param {{ failed: number, unsteady: number, strict: boolean }} run
 */
export function isRed({ failed, unsteady, strict }) {
  return failed > 0 || unsteady > (strict ? 0 : unsteadyAllowed)
}
