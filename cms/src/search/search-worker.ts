import Database from 'better-sqlite3'
import { parentPort, workerData } from 'node:worker_threads'
import { find, type SearchQuestion } from './find'
import { clockMs, SearchTooLong, type SearchReads, type SqlValue } from './search-reads'

/** A question for the worker. After `until`, in ms of `clockMs`, nobody waits for the answer. */
export interface WorkerRequest {
  id: number
  question: SearchQuestion
  until: number
}

const filename: unknown = workerData
if (typeof filename !== 'string' || parentPort === null) throw new Error('This is the worker of the search')
const port = parentPort
const database = new Database(filename, { readonly: true, fileMustExist: true })
database.pragma('cache_size = -32768')

const statements = new Map<string, Database.Statement>()

function statementOf(sql: string) {
  const known = statements.get(sql) ?? database.prepare(sql)
  if (statements.size > 500) statements.clear()
  statements.set(sql, known)
  return known
}

/** Reads row by row, so that a search over its time limit stops between two rows. */
const readsUntil = (until: number): SearchReads => ({
  dialect: 'sqlite',
  all: async <Row>(sql: string, values: readonly SqlValue[]) => {
    const rows: Row[] = []
    for (const row of statementOf(sql).iterate(...values)) {
      if (clockMs() > until) throw new SearchTooLong()
      // Each caller names the columns that its statement selects.
      rows.push(row as Row)
    }
    if (clockMs() > until) throw new SearchTooLong()
    return rows
  },
})

port.on('message', ({ id, question, until }: WorkerRequest) => {
  if (clockMs() > until) return
  find(readsUntil(until), question).then(
    (answer) => port.postMessage({ id, answer }),
    (error: unknown) => port.postMessage({ id, failure: error instanceof SearchTooLong ? 'too long' : String(error) }),
  )
})

port.postMessage('ready')
