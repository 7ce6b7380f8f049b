import { LaunchFailure } from './failure.mjs'
import { startProcess } from './processes.mjs'

/** The time limit. Installs and builds are faster on any machine that can run the programs. */
const limitMinutes = 30

/**
 * Runs a program to its end. Throws a LaunchFailure with its output if it fails; otherwise the output is not shown.
 * @param {string} what completes the sentence "… failed"
 * @param {[string, ...string[]]} command
 * @param {{ cwd: string, env?: Record<string, string | undefined>, ipc?: boolean, onLine?: (line: string) => void }} options
 */
export async function runStep(what, [program, ...args], options) {
  const run = startProcess(program, args, { ...options, keptLines: 150 })
  let outOfTime = false
  const limit = setTimeout(() => {
    outOfTime = true
    void run.stop(10_000)
  }, limitMinutes * 60_000)
  const { code, signal, error } = await run.ended
  clearTimeout(limit)
  if (code === 0 && !outOfTime) return
  const how = outOfTime
    ? `ran out of its ${limitMinutes} minutes`
    : (error?.message ?? (signal === null ? `exit code ${code}` : `ended by ${signal}`))
  const hint = signal === 'SIGKILL' || code === 137 ? ' The machine may be short of memory: building the Studio takes about 2 GB.' : ''
  throw new LaunchFailure(`${what} failed (${how}).${hint} It said:`, withoutEpilogue(run.output()))
}

/**
 * Removes npm's explanations after an error (its usage, the script it ran), which hide the error itself.
 * @param {string} output
 */
function withoutEpilogue(output) {
  const epilogue = output.search(/^npm error (Clean install a project|Usage:|Lifecycle script)/m)
  return epilogue === -1 ? output : output.slice(0, epilogue)
}

/**
 * Returns the command for npm: the version that started us, or else the one on the PATH.
 * @param {string[]} args
 * @returns {[string, ...string[]]}
 */
export function npm(...args) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('npm-cli.js') ? [process.execPath, cli, ...args] : ['npm', ...args]
}
