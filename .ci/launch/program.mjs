import { LaunchFailure } from './failure.mjs'
import { startProcess } from './processes.mjs'

/**
 * Starts one of our programs and waits until it says, over IPC, that it answers.
 * @param {{ name: string, script: string, cwd: string, env: Record<string, string | undefined>,
 *   print: (line: string) => void, onMessage?: (message: any) => void }} program
 * @returns {Promise<{ died: Promise<unknown> }>} `died` rejects when the program ends
 */
export async function startProgram({ name, script, cwd, env, print, onMessage = () => {} }) {
  /** @type {(message: any) => void} */
  let isReady = () => {}
  const ready = new Promise((resolve) => { isReady = resolve })
  const started = startProcess(process.execPath, [script], {
    cwd,
    env,
    ipc: true,
    onLine: (line) => print(`${name.padEnd(4)} │ ${line}`),
    onMessage: (message) => message?.type === 'ready' ? isReady(message) : onMessage(message),
  })
  const died = started.ended.then(({ code, signal, error }) => {
    const how = error?.message ?? (signal === null ? `exit code ${code}` : signal)
    throw new LaunchFailure(`The ${name} ended by itself (${how}). Its last lines:`, started.output())
  })
  // Whoever waits for it is told; before anybody does, it must not count as unhandled.
  died.catch(() => {})
  await Promise.race([ready, died])
  return { died }
}
