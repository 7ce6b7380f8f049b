import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { LaunchFailure } from '../launch/failure.mjs'
import { runLauncher } from '../launch/lifecycle.mjs'
import { startProcess } from '../launch/processes.mjs'
import { projectRoot } from '../launch/project-root.mjs'
import { npm } from '../launch/run-step.mjs'

/** Files of the clone's `.cache` that are copied to this checkout's. */
const resultFiles = ['green', 'unsteady.json']

/**
 * npm run test:clone: clones a commit into an empty folder and runs its `npm test` there, without anything from this checkout. If all checks
 * pass, `.cache/green` here names the commit.
 * @param {string[]} words the commit (HEAD if missing), and options for the run ("--all", "--strict")
 */
export function testClone(words) {
  return runLauncher(async () => {
    const commit = commitOf(words.find((word) => !word.startsWith('--')) ?? 'HEAD')
    const folder = mkdtempSync(path.join(os.tmpdir(), 'artha-clone-'))
    const clone = path.join(folder, 'artha')
    execFileSync('git', ['clone', '--quiet', '--no-checkout', projectRoot, clone])
    execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: clone })
    console.log(`A clone of ${commit} in ${clone}`)
    const { INIT_CWD: _, ...env } = process.env
    const options = words.filter((word) => word.startsWith('--'))
    const run = startProcess(...command(['test', '--silent', '--', ...options]), { cwd: clone, env, onLine: (line) => console.log(line) })
    const { code } = await run.ended
    copyResults(path.join(clone, '.cache'), path.join(projectRoot, '.cache'))
    rmSync(folder, { recursive: true, force: true })
    process.exitCode = code ?? 1
  })
}

/** @param {string} named */
function commitOf(named) {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', `${named}^{commit}`], { cwd: projectRoot, encoding: 'utf8' }).trim()
  } catch {
    throw new LaunchFailure(`There is no commit "${named}" in ${projectRoot}.`)
  }
}

/**
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
function command(args) {
  const [program, ...words] = npm(...args)
  return [program, words]
}

/**
 * @param {string} from
 * @param {string} to
 */
function copyResults(from, to) {
  mkdirSync(to, { recursive: true })
  for (const name of resultFiles) if (existsSync(path.join(from, name))) copyFileSync(path.join(from, name), path.join(to, name))
}
