import { fork, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** Much longer than a start and a stop take on a busy machine. */
export const startLimitMs = 180_000
export const stopLimitMs = 120_000
export const mostStarts = 3
const portIsTaken = /EADDRINUSE|is in use/

/** A built program that runs as its own process. */
export interface Program {
  process: ChildProcess
  /** Everything it has printed so far. */
  output: () => string
  /** Resolves with the exit code when it ends. */
  ended: Promise<number | null>
}

interface Start {
  /** The name in error messages. */
  name: string
  file: string
  cwd: string
  /** Called for each try, because a retry may have another port. */
  env: () => Record<string, string>
  /** Called before a retry because the port was taken. */
  isTaken: () => Promise<unknown>
}

/** Starts a built program and waits until it is ready. Tries three times if its port is taken. */
export async function startProgram({ name, file, cwd, env, isTaken }: Start): Promise<Program> {
  for (let starts = 1; ; starts += 1) {
    const program = launch(file, cwd, env())
    const fault = await faultAtStart(program)
    if (fault === undefined) return program
    const said = program.output()
    if (starts === mostStarts || !portIsTaken.test(said)) throw new Error(`${name} ${fault}:\n${said.slice(-4_000)}`)
    await isTaken()
  }
}

function launch(file: string, cwd: string, env: Record<string, string>): Program {
  const child = fork(file, { cwd, silent: true, env })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => written.push(text.toString()))
  return { process: child, output: () => written.join(''), ended: new Promise((resolve) => child.once('exit', resolve)) }
}

/** Returns the reason why the program is not ready, else undefined. */
async function faultAtStart({ process: child, ended }: Program): Promise<string | undefined> {
  const ready = new Promise<undefined>((resolve) => {
    child.on('message', (message: { type?: string }) => message.type === 'ready' && resolve(undefined))
  })
  const fault = await withTimeout(Promise.race([ready, ended.then((code) => `ended with ${code}`)]), startLimitMs)
  if (fault !== late) return fault
  child.kill('SIGKILL')
  return `was not ready within ${startLimitMs / 1_000} s`
}

/** Stops a program and returns its exit code. Kills it and throws if it takes too long. */
export async function stopProgram(name: string, { process: child, ended, output }: Program): Promise<number | null> {
  child.kill('SIGTERM')
  const code = await withTimeout(ended, stopLimitMs)
  if (code !== late) return code
  child.kill('SIGKILL')
  throw new Error(`${name} had not stopped after ${stopLimitMs / 1_000} s and was killed:\n${output().slice(-4_000)}`)
}

export const late: unique symbol = Symbol('late')

/** Resolves with the promise's value, or with `late` after `ms`. */
export async function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value | typeof late> {
  const end = new AbortController()
  const isLate = (): typeof late => late
  const limit = pause(ms, undefined, { signal: end.signal }).then(isLate, isLate)
  try {
    return await Promise.race([promise, limit])
  } finally {
    end.abort()
  }
}
