import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { clockEnv } from '../../.ci/tools/test-clock.mjs'

/** In ms, far more than a start or a stop takes on a busy machine. */
const startLimitMs = 180_000
const stopLimitMs = 120_000
/** Below the range for outgoing connections, so a free port stays free until the program binds it. */
const [lowestPort, highestPort] = [20_000, 32_000]

const mostStarts = 3

/** A built program of Artha that runs as its own process. */
export interface Program {
  url: string
  stop: () => Promise<void>
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

export async function freePort(): Promise<number> {
  const port = randomInt(lowestPort, highestPort)
  return (await isFree(port)) ? port : freePort()
}

/** Starts something on free ports, up to three times in case a port is taken in the meantime. */
export async function onFreePorts<Started>(start: () => Promise<Started>, starts = 1): Promise<Started> {
  try {
    return await start()
  } catch (error) {
    if (starts === mostStarts || !/EADDRINUSE|is in use/.test(String(error))) throw error
    return onFreePorts(start, starts + 1)
  }
}

/** Starts a built program and waits until it reports that it is ready. */
export async function startProgram(script: string, cwd: string, url: string, env: Record<string, string>): Promise<Program> {
  const child = fork(script, { cwd, silent: true, env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...clockEnv, ...env } })
  const written: string[] = []
  child.stdout?.on('data', (text: Buffer) => written.push(text.toString()))
  child.stderr?.on('data', (text: Buffer) => written.push(text.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message: { type?: string }) => message.type === 'ready' && resolve())
  })
  const early = ended.then((code): never => {
    throw new Error(`${script} ended with ${code}; is it built?\n${written.join('').slice(-3_000)}`)
  })
  await Promise.race([ready, early, after(startLimitMs, () => `${script} was not ready`, written)]).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    url,
    async stop() {
      early.catch(() => undefined)
      child.kill('SIGTERM')
      await Promise.race([ended, after(stopLimitMs, () => `${script} had not stopped`, written)]).finally(() => child.kill('SIGKILL'))
    },
  }
}

function after(ms: number, problem: () => string, written: readonly string[]): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${problem()} after ${ms / 1_000} s\n${written.join('').slice(-3_000)}`)), ms).unref()
  })
}
