import type { SearchAnswer } from '@artha/contract/search'
import type { Core } from '@strapi/strapi'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { SearchQuestion } from './find'
import { clockMs, SearchTooLong, searchLimitMs } from './search-reads'
import type { WorkerRequest } from './search-worker'

type Said = 'ready' | { id: number; answer: SearchAnswer } | { id: number; failure: string }

interface Waiting {
  done: (answer: SearchAnswer) => void
  failed: (error: Error) => void
}

/** A worker that is silent this long hangs in a statement, and is ended when it returns from it. */
const silenceMs = 2_000

function opened() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}

/** Searches on SQLite in a worker with a read-only connection, because SQLite runs in the calling thread and everybody else would wait. */
class SearchWorker {
  readonly #waiting = new Map<number, Waiting>()
  readonly #filename: string
  #worker: Worker | undefined
  #ready: Promise<void> = Promise.resolve()
  #heardAt = 0
  #last = 0

  constructor(filename: string) {
    this.#filename = filename
  }

  /** Starts the worker and its loading before anybody waits for it. */
  async prepare(): Promise<Worker> {
    const worker = this.#running()
    await this.#ready
    return worker
  }

  async ask(question: SearchQuestion): Promise<SearchAnswer> {
    const worker = await this.prepare()
    this.#last += 1
    const id = this.#last
    const until = clockMs() + searchLimitMs
    return new Promise<SearchAnswer>((resolve, reject) => {
      const timer = setTimeout(() => this.#end(id)?.failed(new SearchTooLong()), searchLimitMs)
      const settle = { done: resolve, failed: reject }
      this.#waiting.set(id, {
        done: (answer) => (clearTimeout(timer), settle.done(answer)),
        failed: (error) => (clearTimeout(timer), settle.failed(error)),
      })
      worker.postMessage({ id, question, until } satisfies WorkerRequest)
    })
  }

  async stop(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  #end(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    return waiting
  }

  #running(): Worker {
    if (this.#worker && this.#waiting.size > 0 && clockMs() - this.#heardAt > silenceMs) void this.stop()
    if (this.#waiting.size === 0) this.#heardAt = clockMs()
    this.#worker ??= this.#start()
    return this.#worker
  }

  #start(): Worker {
    const worker = new Worker(path.join(__dirname, 'search-worker.js'), { workerData: this.#filename })
    worker.unref()
    const { promise, resolve } = opened()
    this.#ready = promise
    // A worker that ends before it was ready only emits its exit
    worker.once('exit', () => resolve())
    worker.on('message', (said: Said) => {
      this.#heardAt = clockMs()
      if (said === 'ready') return resolve()
      const waiting = this.#end(said.id)
      if ('answer' in said) waiting?.done(said.answer)
      else waiting?.failed(said.failure === 'too long' ? new SearchTooLong() : new Error(said.failure))
    })
    worker.on('error', (error) => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      for (const id of [...this.#waiting.keys()]) this.#end(id)?.failed(error instanceof Error ? error : new Error(String(error)))
    })
    return worker
  }
}

let running: SearchWorker | undefined

function workerOf(strapi: Core.Strapi): SearchWorker {
  const { connection } = strapi.config.get<{ connection: { connection: { filename: string } } }>('database')
  return (running ??= new SearchWorker(connection.connection.filename))
}

export const searchInWorker = (strapi: Core.Strapi, question: SearchQuestion): Promise<SearchAnswer> => workerOf(strapi).ask(question)

export async function prepareSearchWorker(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') await workerOf(strapi).prepare()
}

export const stopSearchWorker = async (): Promise<void> => running?.stop()
