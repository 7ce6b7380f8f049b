import type { Dispatcher } from 'undici'
import type { CmsPools } from './cms-connection.ts'
import { Semaphore } from './semaphore.ts'

/**
 * A group of requests to the cms with its own connections and limits, so that one group cannot exhaust another. A request holds a `working` slot while the cms works on its answer, and a
 * `streaming` slot while a client reads an answer that is too long to buffer. So slow readers delay only each other.
 */
export interface Bulkhead {
  cms: Dispatcher
  working: Semaphore
  streaming: Semaphore
  /** Longest time until the cms begins its answer, counted from when it has the request. */
  answerLimitMs: number
  /** Longest time for a whole request, from waiting for a slot to the buffered answer. Absent for uploads, which take as long as the client needs. */
  wholeLimitMs?: number | undefined
}

export interface Bulkheads {
  calls: Bulkhead
  uploads: Bulkhead
  media: Bulkhead
}

export const openBulkheads = ({ calls, uploads, media }: CmsPools): Bulkheads => ({
  calls: bulkhead(calls, { running: 32, waiting: 256 }, { running: 32, waiting: 0 }, 10_000, 10_000),
  // Storing and re-encoding a large upload takes long
  uploads: bulkhead(uploads, { running: 14, waiting: 28 }, { running: 2, waiting: 0 }, 120_000),
  // The media pool also downloads the files that the site caches
  media: bulkhead(media, { running: 8, waiting: 64 }, { running: 16, waiting: 0 }, 10_000, 10_000),
})

type Bound = ConstructorParameters<typeof Semaphore>[0]

const bulkhead = (cms: Dispatcher, working: Bound, streaming: Bound, answerLimitMs: number, wholeLimitMs?: number): Bulkhead => ({
  cms,
  working: new Semaphore(working),
  streaming: new Semaphore(streaming),
  answerLimitMs,
  wholeLimitMs,
})
