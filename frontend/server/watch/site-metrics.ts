import type { Pool } from 'undici'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { AnsweredRequest } from './request-lines.ts'

type PoolStats = Pool['stats']

/** Functions that return the current state of the site; called when metrics are requested. */
export interface SiteState {
  isCmsUp: () => boolean
  /** Number of waiting requests by queue. */
  waiting: () => Readonly<Record<string, number>>
  /** Statistics of connections to the cms, by pool. */
  pools: () => Readonly<Record<string, PoolStats>>
  /** Size in bytes, by cache. */
  cacheBytes: () => Readonly<Record<string, number>>
}

/** Buckets: a page from the cache takes less than a millisecond, a first read up to ten seconds. */
const seconds = [0.001, 0.005, 0.02, 0.1, 0.3, 1, 3, 10]

const connectionStates = ['running', 'free', 'queued'] as const satisfies readonly (keyof PoolStats)[]

/** The Prometheus metrics of the site. */
export class SiteMetrics {
  readonly registry = new Registry()
  readonly #requests: Counter<'method' | 'route' | 'status' | 'cache'>
  readonly #durations: Histogram<'route'>
  readonly #stale: Counter
  #state: SiteState | undefined

  constructor() {
    const registers = [this.registry]
    this.#requests = new Counter({
      name: 'artha_site_requests_total',
      help: 'Requests that were answered, by method, route, status and what the cache had to do with it',
      labelNames: ['method', 'route', 'status', 'cache'],
      registers,
    })
    this.#durations = new Histogram({
      name: 'artha_site_request_duration_seconds',
      help: 'From the head of a request to the end of its answer',
      labelNames: ['route'],
      buckets: seconds,
      registers,
    })
    this.#stale = new Counter({
      name: 'artha_site_stale_answers_total',
      help: 'Answers older than they may be while the cms answers',
      registers,
    })
    this.#gauge('artha_site_cms_up', 'Whether the cms has answered last', [], (gauge) => gauge.set(this.#state?.isCmsUp() === true ? 1 : 0))
    this.#gauge('artha_site_waiting', 'Requests that wait for their turn at the cms', ['queue'], (gauge) => {
      for (const [queue, length] of Object.entries(this.#state?.waiting() ?? {})) gauge.set({ queue }, length)
    })
    this.#gauge('artha_site_cms_connections', 'Connections to the cms, and requests in the queue for one', ['pool', 'state'], (gauge) => {
      for (const [pool, stats] of Object.entries(this.#state?.pools() ?? {})) {
        for (const state of connectionStates) gauge.set({ pool, state }, stats[state])
      }
    })
    this.#gauge('artha_site_cache_bytes', 'What is kept in memory', ['cache'], (gauge) => {
      for (const [cache, bytes] of Object.entries(this.#state?.cacheBytes() ?? {})) gauge.set({ cache }, bytes)
    })
  }

  /** Adds metrics of the process: memory, event loop, garbage collection and open handles. */
  watchProcess() {
    collectDefaultMetrics({ register: this.registry, prefix: 'artha_site_' })
  }

  readFrom(state: SiteState) {
    this.#state = state
  }

  count({ method, route, status, ms, cache = 'none' }: AnsweredRequest) {
    this.#requests.inc({ method: knownMethods.has(method) ? method : 'other', route, status, cache })
    this.#durations.observe({ route }, ms / 1_000)
    if (cache === 'stale') this.#stale.inc()
  }

  #gauge(name: string, help: string, labelNames: string[], read: (gauge: Gauge) => void) {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        read(this)
      },
    })
  }
}

/** Methods that get their own label; clients could invent too many for a metrics store. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
