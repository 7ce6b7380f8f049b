import { fork, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** Far above what a start and a stop take on a busy machine. */
export const startLimitMs = 180_000
export const stopLimitMs = 120_000
export const mostStarts = 3
const portIsTaken = /EADDRINUSE|is in use/

/** One of ours, as a process of its own. */
export interface Program {
  process: ChildProcess
  /** Everything that it has written so far. */
  output: () => string
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
}

interface Start {
  /** As an error calls it. */
  name: string
  file: string
  cwd: string
  /** Read anew for each try. */
  env: () => Record<string, string>
  /** Called before the next try, when somebody else had its port. */
  isTaken: () => Promise<unknown>
}

/** Starts a built program and waits until it says that it is ready. Where its port is taken it is tried three times. */
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

/** What kept a program from getting ready; nothing where it is. */
async function faultAtStart({ process: child, ended }: Program): Promise<string | undefined> {
  const ready = new Promise<undefined>((resolve) => {
    child.on('message', (message: { type?: string }) => message.type === 'ready' && resolve(undefined))
  })
  const fault = await withinLimit(Promise.race([ready, ended.then((code) => `ended with ${code}`)]), startLimitMs)
  if (fault !== late) return fault
  child.kill('SIGKILL')
  return `was not ready within ${startLimitMs / 1_000} s`
}

/** Asks a program to stop and waits; answers the exit code. */
export async function stopProgram(name: string, { process: child, ended, output }: Program): Promise<number | null> {
  child.kill('SIGTERM')
  const code = await withinLimit(ended, stopLimitMs)
  if (code !== late) return code
  child.kill('SIGKILL')
  throw new Error(`${name} had not stopped after ${stopLimitMs / 1_000} s and was killed:\n${output().slice(-4_000)}`)
}

export const late: unique symbol = Symbol('late')

/** What a promise brings, or `late` where it takes longer. */
export async function withinLimit<Value>(promise: Promise<Value>, ms: number): Promise<Value | typeof late> {
  const end = new AbortController()
  const isLate = (): typeof late => late
  const limit = pause(ms, undefined, { signal: end.signal }).then(isLate, isLate)
  try {
    return await Promise.race([promise, limit])
  } finally {
    end.abort()
  }
}
