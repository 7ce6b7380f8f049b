import { setTimeout as wait } from 'node:timers/promises'
import { LaunchFailure } from './failure.mjs'
import { startProcess } from './processes.mjs'
import { maxRestarts, restartPause, windowMinutes } from './restart-pause.mjs'

/**
 * @typedef {{ name: string, script: string, flags?: string[], cwd: string, env: Record<string, string | undefined>, print: (line: string) => void,
 *   stopping: AbortSignal, stopsLast?: boolean, meanwhile?: string, onMessage?: (message: any) => void, pauseFor?: typeof restartPause }} Program
 *   `meanwhile`: a sentence that tells what still works while it is down
 */

/**
 * Starts one of our programs and restarts it when it dies, unless it has died too often. A program that exits before it was ever
 * ready is not restarted: its settings or its database are wrong, and its output says how.
 * @param {Program} program
 * @returns {{ ready: Promise<void>, failed: Promise<never> }} `ready` resolves at the first answer; `failed` rejects when it is given up
 */
export function keepRunning(program) {
  let tellReady = () => {}
  const answers = new Promise((resolve) => {
    tellReady = () => resolve(undefined)
  })
  const failed = runWithRestarts(program, tellReady)
  // Callers may await `failed` later; until then a rejection must not count as unhandled.
  failed.catch(() => {})
  return { ready: Promise.race([answers, failed]), failed }
}

/**
 * @param {Program} program
 * @param {() => void} tellReady
 * @returns {Promise<never>}
 */
async function runWithRestarts(program, tellReady) {
  const { name, print, stopping, meanwhile = '', pauseFor = restartPause } = program
  /** @type {number[]} */
  const restarts = []
  for (let hasAnswered = false; ;) {
    const { ending, said } = await runOnce(program, () => {
      if (hasAnswered) print(`The ${name} answers again.`)
      hasAnswered = true
      tellReady()
    })
    if (stopping.aborted) return neverSettle()
    const how = `The ${name} ended by itself (${ending.error?.message ?? ending.signal ?? `exit code ${ending.code}`})`
    if (!hasAnswered && ending.signal === null) throw new LaunchFailure(`${how}. Its last lines:`, said)
    const next = pauseFor(restarts, Date.now())
    if (next === undefined) {
      throw new LaunchFailure(`${how}. It was started again ${maxRestarts} times within ${windowMinutes} minutes; all stops. Its last lines:`, said)
    }
    const count = `${next.count} of at most ${maxRestarts} times in ${windowMinutes} minutes`
    print(`${how}. It is started again in ${next.pauseMs / 1000} s (${count}). ${meanwhile}`.trimEnd())
    await wait(next.pauseMs, undefined, { signal: stopping }).catch(neverSettle)
    restarts.push(Date.now())
  }
}

/**
 * @param {Program} program
 * @param {() => void} onReady called when the program reports over IPC that it is ready
 */
async function runOnce({ name, script, flags = [], cwd, env, print, stopsLast, onMessage = () => {} }, onReady) {
  let isReady = false
  const started = startProcess(process.execPath, [...flags, script], {
    cwd,
    env,
    ipc: true,
    stopsLast,
    // Output before that is only kept, for the message if it does not become ready.
    onLine: (line) => {
      if (isReady) print(`${name.padEnd(4)} │ ${line}`)
    },
    onMessage: (message) => {
      if (message?.type !== 'ready') return onMessage(message)
      isReady = true
      onReady()
    },
  })
  const ending = await started.ended
  // Kills workers that it left behind: they would hold its port or its database.
  await started.stop(0)
  return { ending, said: started.output() }
}

/** Returns a promise that never settles: the launcher is stopping and will exit the process. @returns {Promise<never>} */
function neverSettle() {
  return new Promise(() => {})
}
