import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { lastLines } from './last-lines.mjs'

/**
 * @typedef {{ cwd: string, env?: Record<string, string | undefined>, ipc?: boolean, keptLines?: number, stopsLast?: boolean,
 *   onLine?: (line: string) => void, onMessage?: (message: any) => void }} ProcessOptions
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null, error?: Error }} Ending
 * @typedef {{ child: import('node:child_process').ChildProcess, ended: Promise<Ending>, stopsLast: boolean, output: () => string,
 *   stop: (graceMs: number) => Promise<Ending> }} Process
 */

/** @type {Set<Process>} in the order of their start */
const alive = new Set()

/**
 * Starts a program in its own process group, so that a Ctrl-C in the terminal reaches only the launcher, which then stops each
 * program once and in order.
 * @param {string} command
 * @param {string[]} args
 * @param {ProcessOptions} options
 * @returns {Process}
 */
export function startProcess(command, args, { cwd, env = process.env, ipc = false, keptLines, stopsLast = false, onLine, onMessage }) {
  const said = lastLines(onLine, keptLines)
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ipc ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe']
  const child = spawn(command, args, { cwd, env, detached: true, stdio })
  child.stdout?.on('data', said.add)
  child.stderr?.on('data', said.add)
  if (onMessage !== undefined) child.on('message', onMessage)
  /** @type {Promise<Ending>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }))
    // Not 'close', although it comes after the last output: a grandchild that keeps the pipe open would delay it.
    child.once('exit', (code, signal) => void wait(50).then(() => resolve({ code, signal })))
  })
  const started = { child, ended, stopsLast, output: said.text, stop: (/** @type {number} */ graceMs) => stop(child, ended, graceMs) }
  alive.add(started)
  void ended.then(() => alive.delete(started))
  return started
}

/**
 * Stops all programs one after another, the last started first. Those with `stopsLast` come after the others, which need them to finish:
 * the cms, even if it was restarted later.
 * @param {{ graceMs: number }} options the time for all of them together
 */
export async function stopAllProcesses({ graceMs }) {
  const deadline = Date.now() + graceMs
  const endings = []
  const inOrder = [...alive].reverse().sort((a, b) => Number(a.stopsLast) - Number(b.stopsLast))
  for (const { stop } of inOrder) endings.push(await stop(deadline - Date.now()))
  return endings
}

export function killAllProcesses() {
  for (const { child } of alive) signalGroup(child, 'SIGKILL')
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<Ending>} ended
 * @param {number} graceMs
 */
async function stop(child, ended, graceMs) {
  if (child.exitCode === null && child.signalCode === null) signalGroup(child, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), Math.max(0, graceMs))
  const ending = await ended
  clearTimeout(timer)
  // Also kills the program's own child processes (a compiler, a worker).
  signalGroup(child, 'SIGKILL')
  return ending
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch {
    // The group has already ended, or the platform has no groups.
    child.kill(signal)
  }
}
