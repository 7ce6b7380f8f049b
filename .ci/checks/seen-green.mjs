import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The number of newest entries to keep. */
const unsteadyKept = 200

/**
 * Returns the commit of a checkout without changes; undefined if there are changes or no git history.
 * @param {string} root
 * @returns {string | undefined}
 */
export function cleanCommit(root) {
  try {
    const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return git('status', '--porcelain').trim() === '' ? git('rev-parse', 'HEAD').trim() : undefined
  } catch {
    // A copy without its history, or a machine without git.
    return undefined
  }
}

/**
 * Writes `.cache/green`: one line with the commit, the set of checks, the counts and the minutes.
 * @param {string} root
 * @param {{ commit: string, set: string, counts: string, minutes: number }} run
 */
export function noteGreen(root, { commit, set, counts, minutes }) {
  writeFileSync(inCache(root, 'green'), `${commit} ${set} ${counts}, ${minutes.toFixed(1)} min\n`)
}

/**
 * Adds unsteady files to `.cache/unsteady.json`.
 * @param {string} root
 * @param {import('./rerun-failed.mjs').Unsteady[]} unsteady
 * @param {{ commit: string | undefined, at: Date }} run
 */
export function noteUnsteady(root, unsteady, { commit, at }) {
  if (unsteady.length === 0) return
  const noted = inCache(root, 'unsteady.json')
  const earlier = existsSync(noted) ? JSON.parse(readFileSync(noted, 'utf8')) : []
  const now = unsteady.map(({ suite, file, message }) => ({
    at: at.toISOString(),
    ...(commit !== undefined && { commit }),
    suite,
    file: path.relative(root, file),
    message,
  }))
  writeFileSync(noted, `${JSON.stringify([...earlier, ...now].slice(-unsteadyKept), null, 2)}\n`)
}

/**
 * Writes `.cache/test-seconds.txt`: the seconds of each test file, the longest first.
 * @param {string} root
 * @param {Map<string, { files: import('./test-counts.mjs').TestFile[] }>} outcomes by suite
 */
export function noteSeconds(root, outcomes) {
  const files = [...outcomes].flatMap(([suite, outcome]) => outcome.files.map((one) => ({ ...one, suite })))
  const longestFirst = files.sort((a, b) => b.milliseconds - a.milliseconds)
  const lines = longestFirst.map(
    ({ file, suite, milliseconds }) => `${(milliseconds / 1_000).toFixed(1).padStart(7)}  ${suite}: ${path.relative(root, file)}\n`,
  )
  writeFileSync(inCache(root, 'test-seconds.txt'), lines.join(''))
}

/**
 * @param {string} root
 * @param {string} name
 */
function inCache(root, name) {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  return path.join(root, '.cache', name)
}
