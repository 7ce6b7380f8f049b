import { explain } from './failure.mjs'
import { killAllProcesses, stopAllProcesses } from './processes.mjs'

/** Time for tools to finish after a signal, in milliseconds. */
const toolsGraceMs = 15_000
/** A second signal within this time is the same Ctrl-C: the terminal sends it to us, and npm passes it on again. */
const sameKeyPressMs = 500

/**
 * Runs a launcher. A signal stops all started programs, once and in order. A failure prints one message and exits with code 1.
 * `main` calls `serving` when everything runs and it only waits: after that a signal is the normal end, with exit code 0, and the
 * programs have `graceMs` to stop.
 * The first signal aborts `stopping`: nothing may be started after it.
 * @param {(context: { serving: (graceMs?: number) => void, stopping: AbortSignal }) => Promise<void>} main
 */
export async function runLauncher(main) {
  let isServing = false
  let graceMs = toolsGraceMs
  let stoppingSince = 0
  const stopping = new AbortController()
  const onSignal = async () => {
    if (stoppingSince > 0) {
      if (Date.now() - stoppingSince < sameKeyPressMs) return
      killAllProcesses()
      process.exit(130)
    }
    stoppingSince = Date.now()
    stopping.abort()
    console.log('\nStopping…')
    await stopAllProcesses({ graceMs })
    console.log('Stopped.')
    process.exit(isServing ? 0 : 130)
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onSignal)

  try {
    await main({
      serving: (programsGraceMs = toolsGraceMs) => {
        isServing = true
        graceMs = programsGraceMs
      },
      stopping: stopping.signal,
    })
  } catch (error) {
    // Errors of programs that we stopped are no failures.
    if (stoppingSince > 0) return
    stoppingSince = Date.now()
    stopping.abort()
    await stopAllProcesses({ graceMs })
    console.error(`\n${explain(error)}`)
    process.exit(1)
  }
}
