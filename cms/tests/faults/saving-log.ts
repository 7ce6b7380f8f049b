import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A request, its complete answer, and the answer to its repetition. */
export interface LoggedWrite {
  write: string
  kind: 'article' | 'story'
  method: 'POST' | 'PUT'
  body: { title: string; sections?: object[]; slides?: object[] }
  acknowledged?: { status: number; answer: { _id: string; title: string; version: number } }
  repeated?: { status: number; answer: object }
  /** The number of tries without an answer, and the last reason. */
  unanswered: number
  why?: string
}

/** The result of one autosave. `kept` is the typed text if the server accepted it. */
export interface TypedLine {
  id: string
  at: number
  status: number
  kept?: { title: string; text: string }
}

type Line = Pick<LoggedWrite, 'write'> & Partial<LoggedWrite>

/** The running writer, saving-client.mjs. */
export interface SavingClient {
  process: ChildProcess
  writes: () => LoggedWrite[]
  /** The answers to the autosaves. */
  typed: () => TypedLine[]
  /** The number of answered saves. */
  answered: () => number
  /** Finishes the open requests and stops. */
  stop: () => Promise<number | null>
}

/** Leaves out the last line, which may be incomplete. */
const linesIn = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((text): unknown => JSON.parse(text))

function writesIn(logFile: string): LoggedWrite[] {
  const writes = new Map<string, LoggedWrite>()
  // The casts are safe, because only saving-client.mjs writes these files; the same holds for `typed` below
  for (const line of linesIn(logFile) as Line[]) {
    // The log has only unanswered tries of autosaves; their results are in the other file
    if (line.write.startsWith('typed')) continue
    const known = writes.get(line.write) ?? ({ unanswered: 0 } as LoggedWrite)
    writes.set(line.write, { ...known, ...line })
  }
  return [...writes.values()]
}

export function startSaving(cmsUrl: string, token: string, logFile: string): SavingClient {
  const typedFile = `${logFile}.typed`
  writeFileSync(logFile, '')
  writeFileSync(typedFile, '')
  const child = fork(path.join(__dirname, 'saving-client.mjs'), [cmsUrl, token, logFile])
  let answered = 0
  child.on('message', (count: number) => {
    answered = count
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    process: child,
    writes: () => writesIn(logFile),
    typed: () => linesIn(typedFile) as TypedLine[],
    answered: () => answered,
    stop() {
      child.send('stop')
      return ended
    },
  }
}
