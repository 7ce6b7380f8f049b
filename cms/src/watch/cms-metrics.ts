import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { AnsweredRequest } from './watched-requests'

/** Numbers by label. */
type Numbers = Readonly<Record<string, number>>

/** The state of the cms, read when metrics are requested. */
export interface CmsState {
  /** Database connections in use and free, and requests waiting for one. */
  databasePool: () => Numbers
  /** The number of waiting jobs, by queue. */
  waiting: () => Numbers
  /** Counts since the process started, by outcome or kind. */
  mails: () => Numbers
  failedSignIns: () => Numbers
  priceQuestions: () => readonly { question: string; outcome: string; count: number }[]
}

const seconds = [0.005, 0.02, 0.1, 0.3, 1, 3, 8, 30]

/** Other methods are counted together, because clients can invent more than a metrics store can hold. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export class CmsMetrics {
  readonly registry = new Registry()
  readonly #requests: Counter<'method' | 'route' | 'status'>
  readonly #durations: Histogram<'route'>

  constructor(state: CmsState) {
    const registers = [this.registry]
    this.#requests = new Counter({
      name: 'artha_cms_requests_total',
      help: 'Requests that were answered, by method, route and status',
      labelNames: ['method', 'route', 'status'],
      registers,
    })
    this.#durations = new Histogram({
      name: 'artha_cms_request_duration_seconds',
      help: 'From the head of a request to the end of its answer',
      labelNames: ['route'],
      buckets: seconds,
      registers,
    })
    this.#gauge('artha_cms_database_connections', 'Connections to the database, and who waits for one', 'state', state.databasePool)
    this.#gauge('artha_cms_waiting', 'What waits for its turn', 'queue', state.waiting)
    this.#counter('artha_cms_mails_total', 'Mails of this process, by outcome', ['outcome'], () => rowsOf('outcome', state.mails()))
    this.#counter('artha_cms_failed_sign_ins_total', 'Sign-ins that failed or were over a limit, at all doors', ['kind'], () =>
      rowsOf('kind', state.failedSignIns()),
    )
    this.#counter('artha_cms_price_questions_total', 'Questions that this process asked the services of prices', ['question', 'outcome'], () =>
      state.priceQuestions().map(({ count, ...labels }) => ({ labels, count })),
    )
  }

  /** Adds memory, event loop, garbage collection and open handles of this process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry, prefix: 'artha_cms_' })
  }

  count({ method, route, status, ms }: AnsweredRequest): void {
    this.#requests.inc({ method: knownMethods.has(method) ? method : 'other', route, status })
    this.#durations.observe({ route }, ms / 1_000)
  }

  #gauge(name: string, help: string, label: string, read: () => Numbers): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect() {
        for (const [key, value] of Object.entries(read())) this.set({ [label]: key }, value)
      },
    })
  }

  /** Adds a counter that is set to a number counted elsewhere, whenever it is read. */
  #counter(name: string, help: string, labelNames: string[], read: () => CountedRow[]): void {
    new Counter({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        this.reset()
        for (const { labels, count } of read()) this.inc(labels, count)
      },
    })
  }
}

interface CountedRow {
  labels: Record<string, string>
  count: number
}

const rowsOf = (label: string, numbers: Numbers): CountedRow[] => Object.entries(numbers).map(([key, count]) => ({ labels: { [label]: key }, count }))
