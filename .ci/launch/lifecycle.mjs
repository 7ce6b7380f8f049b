import { explain } from './failure.mjs'
import { killAllProcesses, stopAllProcesses } from './processes.mjs'

/** How long tools may take to finish what they are doing. */
const toolsGraceMs = 15_000
/** npm passes a Ctrl-C on to us that the terminal has sent us already: what follows that closely is the same key press. */
const sameKeyPressMs = 500

/**
 * Runs a launcher: signals stop every program that was started, once and in order; a failure is one message and exit code 1.
 * `main` calls `serving` when its work is done and it only waits: from then on a signal is the normal end, with exit code 0, and the
 * programs may take as long as it says.
 * `stopping` is aborted by the first signal: nothing is started any more.
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
    // A program that was stopped on purpose has not failed.
    if (stoppingSince > 0) return
    stoppingSince = Date.now()
    stopping.abort()
    await stopAllProcesses({ graceMs })
    console.error(`\n${explain(error)}`)
    process.exit(1)
  }
}
