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

type Line = Pick<LoggedWrite, 'write'> & Partial<LoggedWrite>

/** The writer of saving-client.mjs, at work. */
export interface SavingClient {
  process: ChildProcess
  writes: () => LoggedWrite[]
  /** How many of them are answered. */
  answered: () => number
  /** Lets it end what it has begun. */
  stop: () => Promise<number | null>
}

function writesIn(logFile: string): LoggedWrite[] {
  const writes = new Map<string, LoggedWrite>()
  // The last line may still be on its way to the file.
  for (const text of readFileSync(logFile, 'utf8').split('\n').slice(0, -1)) {
    const line = JSON.parse(text) as Line
    const known = writes.get(line.write) ?? ({ unanswered: 0 } as LoggedWrite)
    writes.set(line.write, { ...known, ...line })
  }
  return [...writes.values()]
}

export function startSaving(cmsUrl: string, token: string, logFile: string): SavingClient {
  writeFileSync(logFile, '')
  const child = fork(path.join(__dirname, 'saving-client.mjs'), [cmsUrl, token, logFile])
  let answered = 0
  child.on('message', (count: number) => {
    answered = count
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    process: child,
    writes: () => writesIn(logFile),
    answered: () => answered,
    stop() {
      child.send('stop')
      return ended
    },
  }
}
