import { LaunchFailure } from './failure.mjs'
import { startProcess } from './processes.mjs'

/**
 * Starts one of our programs and waits until it says, over IPC, that it answers.
 * @param {{ name: string, script: string, cwd: string, env: Record<string, string | undefined>,
 *   print: (line: string) => void, onMessage?: (message: any) => void }} program
 * @returns {Promise<{ died: Promise<unknown> }>} `died` rejects when the program ends
 */
export async function startProgram({ name, script, cwd, env, print, onMessage = () => {} }) {
  let isReady = false
  let tellReady = () => {}
  const ready = new Promise((resolve) => { tellReady = () => resolve(undefined) })
  const started = startProcess(process.execPath, [script], {
    cwd,
    env,
    ipc: true,
    // What it says before is kept, and shown when it does not get that far.
    onLine: (line) => { if (isReady) print(`${name.padEnd(4)} │ ${line}`) },
    onMessage: (message) => message?.type === 'ready' ? tellReady() : onMessage(message),
  })
  const died = started.ended.then(({ code, signal, error }) => {
    const how = error?.message ?? (signal === null ? `exit code ${code}` : signal)
    throw new LaunchFailure(`The ${name} ended by itself (${how}). Its last lines:`, started.output())
  })
  // Whoever waits for it is told; before anybody does, it must not count as unhandled.
  died.catch(() => {})
  await Promise.race([ready, died])
  isReady = true
  return { died }
}
