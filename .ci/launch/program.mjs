import { setTimeout as wait } from 'node:timers/promises'
import { LaunchFailure } from './failure.mjs'
import { startProcess } from './processes.mjs'
import { mostRestarts, restartPause, spanMinutes } from './restart-pause.mjs'

/**
 * @typedef {{ name: string, script: string, flags?: string[], cwd: string, env: Record<string, string | undefined>, print: (line: string) => void,
 *   stopping: AbortSignal, stopsLast?: boolean, meanwhile?: string, onMessage?: (message: any) => void, pauseFor?: typeof restartPause }} Program
 *   `meanwhile`: what goes on while it is away, a sentence
 */

/**
 * Starts one of our programs, and starts it again when it dies, until it has died too often. Only one that ends by itself
 * before it ever answered is not: its settings or its database are wrong, and it says how.
 * @param {Program} program
 * @returns {{ ready: Promise<void>, failed: Promise<never> }} `ready` when it answers for the first time; `failed` rejects when it is given up
 */
export function keepRunning(program) {
  let tellReady = () => {}
  const answers = new Promise((resolve) => {
    tellReady = () => resolve(undefined)
  })
  const failed = runAgainAndAgain(program, tellReady)
  // Those who await it get the rejection; before they do, it must not count as unhandled.
  failed.catch(() => {})
  return { ready: Promise.race([answers, failed]), failed }
}

/**
 * @param {Program} program
 * @param {() => void} tellReady
 * @returns {Promise<never>}
 */
async function runAgainAndAgain(program, tellReady) {
  const { name, print, stopping, meanwhile = '', pauseFor = restartPause } = program
  /** @type {number[]} */
  const restarts = []
  for (let hasAnswered = false; ;) {
    const { ending, said } = await runOnce(program, () => {
      if (hasAnswered) print(`The ${name} answers again.`)
      hasAnswered = true
      tellReady()
    })
    if (stopping.aborted) return endlessly()
    const how = `The ${name} ended by itself (${ending.error?.message ?? ending.signal ?? `exit code ${ending.code}`})`
    if (!hasAnswered && ending.signal === null) throw new LaunchFailure(`${how}. Its last lines:`, said)
    const next = pauseFor(restarts, Date.now())
    if (next === undefined) {
      throw new LaunchFailure(`${how}. It was started again ${mostRestarts} times within ${spanMinutes} minutes; all stops. Its last lines:`, said)
    }
    const count = `${next.count} of at most ${mostRestarts} times in ${spanMinutes} minutes`
    print(`${how}. It is started again in ${next.pauseMs / 1000} s (${count}). ${meanwhile}`.trimEnd())
    await wait(next.pauseMs, undefined, { signal: stopping }).catch(endlessly)
    restarts.push(Date.now())
  }
}

/**
 * @param {Program} program
 * @param {() => void} onReady when it says, over IPC, that it answers
 */
async function runOnce({ name, script, flags = [], cwd, env, print, stopsLast, onMessage = () => {} }, onReady) {
  let isReady = false
  const started = startProcess(process.execPath, [...flags, script], {
    cwd,
    env,
    ipc: true,
    stopsLast,
    // What it says before is kept, and shown when it does not get that far.
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
  // Workers that it has left behind would hold its port or its database.
  await started.stop(0)
  return { ending, said: started.output() }
}

/** The launcher is stopping and ends the process; nothing that waits here goes on. @returns {Promise<never>} */
function endlessly() {
  return new Promise(() => {})
}
