import { redactedPath } from '@artha/contract/redact'
import { LRUCache } from 'lru-cache'
import type { ApiErrorKind } from '../../src/api/api-error.ts'
import { isAnswerUnavailable, parseAnswer, retryAfterSeconds, UnexpectedAnswer, versionOf, type Answer } from './parse-answer.ts'
import { healthCheckKey, type CmsHealth } from '../upstream/cms-health.ts'
import type { CmsReply } from '../upstream/cms-connection.ts'
import { failureFreshForMs, firstWaitLimitMs, freshnessOf, staleUntilMs, waitLimitMs } from './cache-freshness.ts'
import type { AnswerStore } from './disk-cache.ts'

/** An answer and the time of the request for it. */
export interface CacheEntry {
  answer: Answer
  requestedAt: number
}

/** No answer, not even an old one. `refused`: this client has sent too many requests. */
export interface ReadFailure {
  failed: Extract<ApiErrorKind, 'network' | 'timeout' | 'server' | 'unexpected-answer' | 'refused'>
  /** The seconds that the client must wait, if the cms refused it. */
  waitSeconds?: number
}

export type ReadOutcome = CacheEntry | ReadFailure

interface InFlight {
  since: number
  outcome: Promise<ReadOutcome>
}

export interface DataCacheSettings {
  /** Reads from the cms; rejects if there is no answer at all. */
  read: (key: string) => Promise<CmsReply>
  health: CmsHealth
  /** Returns milliseconds of a monotonic clock: a clock that is set back would freeze what readers see. */
  now: () => number
  maxBytes: number
  /** True if the current request may send a request to the cms. */
  mayRequest: () => boolean
  /** Returns the data of the build for a key, for when nothing else is known. */
  builtIn?: (key: string) => CmsReply | undefined
  /** Answers that earlier processes read; they are given like any old copy. */
  diskCache?: AnswerStore | undefined
  /** Called with errors that only a developer can fix. */
  onUnexpectedAnswer: (error: UnexpectedAnswer) => void
}

/** Parsed JSON takes about two and a half times the memory of its text. */
const parsedWeight = 2.5

/**
 * Cache of public answers, by the rules of cache-freshness.ts. At most one request for a key runs at a time. lru-cache handles limits and
 * eviction; our own rules decide when a copy is old, which readers wait for a new one and how failures are treated.
 */
export class DataCache {
  readonly #settings: DataCacheSettings
  readonly #entries: LRUCache<string, CacheEntry>
  readonly #inFlight = new Map<string, InFlight>()
  /** The last failure of each key. Small, because an entry matters only for a second. */
  readonly #failures = new LRUCache<string, { at: number; failure: ReadFailure }>({ max: 1_000 })

  constructor(settings: DataCacheSettings) {
    this.#settings = settings
    this.#entries = new LRUCache({
      maxSize: settings.maxBytes,
      sizeCalculation: ({ answer: { body } }, key) => Math.ceil(body.bytes + body.raw.length * parsedWeight) + key.length + 200,
    })
  }

  /** Returns the answer at once if the copy is young enough, else a promise. `firstWaitMs`: the longest wait if there is no copy. */
  read(key: string, firstWaitMs = firstWaitLimitMs): ReadOutcome | Promise<ReadOutcome> {
    const { diskCache } = this.#settings
    // Memory first: a lookup on disk computes a hash of the key
    if (!this.#entries.has(key) && diskCache?.has(key) === true)
      return this.#loadFromDisk(diskCache, key).then(() => this.#readFromMemory(key, firstWaitMs))
    return this.#readFromMemory(key, firstWaitMs)
  }

  #readFromMemory(key: string, firstWaitMs: number): ReadOutcome | Promise<ReadOutcome> {
    const entry = this.#entries.get(key)
    const freshness = entry ? freshnessOf(entry.answer.status, this.ageMs(entry.requestedAt)) : 'expired'
    if (entry && freshness === 'fresh') return entry
    if (entry && freshness === 'stale') {
      if (!this.#recentFailure(key)) this.#fetchOnce(key)
      return entry
    }
    // A cached answer is still given while the cms is down; an old refusal is not
    const fallback = entry?.answer.status === 200 ? entry : this.#builtIn(key)
    const failure = this.#recentFailure(key)
    if (failure) return fallback ?? failure
    if (!this.#inFlight.has(key) && !this.#settings.mayRequest()) return fallback ?? { failed: 'refused' }
    return this.#waitFor(this.#fetchOnce(key), fallback, fallback ? waitLimitMs : firstWaitMs)
  }

  async #loadFromDisk(diskCache: AnswerStore, key: string) {
    const found = await diskCache.load(key)
    // The machine clock may be wrong, so an answer from disk always counts as old
    if (found && !this.#entries.has(key))
      this.#entries.set(key, { answer: found.answer, requestedAt: this.#settings.now() - Math.max(found.ageMs, staleUntilMs) })
  }

  #builtIn(key: string): CacheEntry | undefined {
    const reply = this.#settings.builtIn?.(key)
    return reply && { answer: parseAnswer(key, reply), requestedAt: this.#settings.now() }
  }

  /** The approximate size of all copies. */
  get bytes() {
    return this.#entries.calculatedSize
  }

  ageMs(requestedAt: number) {
    return Math.max(0, this.#settings.now() - requestedAt)
  }

  #recentFailure(key: string) {
    const last = this.#failures.get(key)
    return last && this.#settings.now() - last.at < failureFreshForMs ? last.failure : undefined
  }

  async #waitFor({ since, outcome }: InFlight, fallback: CacheEntry | undefined, limitMs: number): Promise<ReadOutcome> {
    const remainingMs = since + limitMs - this.#settings.now()
    const result = remainingMs > 0 ? await withinLimit(outcome, remainingMs) : tooLate
    if (result === tooLate) this.#settings.health.timedOut(since, new Date())
    return 'failed' in result ? (fallback ?? result) : result
  }

  /** Sends a request to the cms, or returns the one for this key that is already running. */
  #fetchOnce(key: string): InFlight {
    const running = this.#inFlight.get(key)
    if (running) return running
    const since = this.#settings.now()
    const started = { since, outcome: this.#fetch(key, since).finally(() => this.#inFlight.delete(key)) }
    this.#inFlight.set(key, started)
    return started
  }

  async #fetch(key: string, requestedAt: number): Promise<ReadOutcome> {
    const { read, health, now, onUnexpectedAnswer, diskCache } = this.#settings
    try {
      const reply = await read(key)
      if (isAnswerUnavailable(reply)) {
        health.answered(now())
        return this.#rememberFailure(key, 'unexpected-answer')
      }
      const waitSeconds = retryAfterSeconds(reply)
      if (waitSeconds !== undefined) {
        // Not cached: the limit is this client's, and others may ask for the same
        health.answered(now())
        return { failed: 'refused', waitSeconds }
      }
      if (reply.status >= 500 || reply.status === 429) return this.#fail(key, 'server')
      if (reply.status === 404 && !(await this.#isMissing(key)))
        throw new UnexpectedAnswer(`${redactedPath(key)}: the cms says 404 to what is always there`)
      const answer = this.#unchangedAnswer(key, reply) ?? this.#parseAnswer(key, reply)
      health.answered(now())
      const entry = { answer, requestedAt }
      this.#entries.set(key, entry)
      this.#failures.delete(key)
      if (answer.status === 200) diskCache?.keep(key, answer)
      else diskCache?.forget(key)
      return entry
    } catch (error) {
      if (error instanceof UnexpectedAnswer) {
        onUnexpectedAnswer(error)
        // A wrong answer to this key means that it is not our cms; for other keys it may be one bad row
        if (key === healthCheckKey) health.failed(new Date())
        return this.#rememberFailure(key, 'unexpected-answer')
      }
      health.failed(new Date())
      return this.#rememberFailure(key, error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network')
    }
  }

  /** True if a 404 is real: a server in place of the cms answers 404 to everything, and must not remove what was read before. */
  async #isMissing(key: string): Promise<boolean> {
    if (key === healthCheckKey) return false
    if (this.#entries.peek(key)?.answer.status !== 200) return true
    const proof = await this.#fetchOnce(healthCheckKey).outcome
    return !('failed' in proof)
  }

  #parseAnswer(key: string, reply: CmsReply) {
    const answer = parseAnswer(key, reply)
    if (answer.omitted.length > 0)
      this.#settings.onUnexpectedAnswer(new UnexpectedAnswer(`${redactedPath(key)}, left out: ${answer.omitted.join('; ')}`))
    return answer
  }

  #fail(key: string, kind: ReadFailure['failed']) {
    this.#settings.health.failed(new Date())
    return this.#rememberFailure(key, kind)
  }

  #rememberFailure(key: string, failed: ReadFailure['failed']): ReadFailure {
    const failure = { failed }
    this.#failures.set(key, { at: this.#settings.now(), failure })
    return failure
  }

  #unchangedAnswer(key: string, reply: CmsReply) {
    const before = this.#entries.peek(key)?.answer
    return before?.version === versionOf(reply) ? before : undefined
  }
}

const tooLate: ReadFailure = { failed: 'timeout' }

function withinLimit(outcome: Promise<ReadOutcome>, limitMs: number): Promise<ReadOutcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(tooLate), limitMs)
    outcome.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
