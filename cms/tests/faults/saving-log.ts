import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What was sent, what came back, whole, and what came back to its repetitions. */
export interface LoggedWrite {
  write: string
  kind: 'article' | 'story'
  method: 'POST' | 'PUT'
  body: { title: string; sections?: object[]; slides?: object[] }
  acknowledged?: { status: number; answer: { _id: string; title: string; version: number } }
  repeated?: { status: number; answer: object }
  /** How often no answer came, and why not the last time. */
  unanswered: number
  why?: string
}

/** What became of one autosave: `kept` is what was typed, where the server took it. */
export interface TypedLine {
  id: string
  at: number
  status: number
  kept?: { title: string; text: string }
}

type Line = Pick<LoggedWrite, 'write'> & Partial<LoggedWrite>

/** The writer of saving-client.mjs, at work. */
export interface SavingClient {
  process: ChildProcess
  writes: () => LoggedWrite[]
  /** What the hand that types was answered. */
  typed: () => TypedLine[]
  /** How many of them are answered. */
  answered: () => number
  /** Lets it end what it has begun. */
  stop: () => Promise<number | null>
}

/** The last line may still be on its way to the file. */
const linesIn = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((text): unknown => JSON.parse(text))

function writesIn(logFile: string): LoggedWrite[] {
  const writes = new Map<string, LoggedWrite>()
  // What the client writes; the same goes for what is typed below
  for (const line of linesIn(logFile) as Line[]) {
    // An autosave that was cut off has no other line here
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
