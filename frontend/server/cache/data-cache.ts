import { redactedPath } from '@artha/contract/redact'
import { LRUCache } from 'lru-cache'
import type { ApiErrorKind } from '../../src/api/api-error.ts'
import { isUnanswerable, takeIn, tooOftenWait, UnexpectedAnswer, versionOf, type Answer } from './answer-intake.ts'
import { healthCheckKey, type CmsContact } from '../upstream/cms-contact.ts'
import type { CmsReply } from '../upstream/cms-connection.ts'
import { failureKeptMs, firstWaitLimitMs, freshnessOf, staleUntilMs, waitLimitMs } from './freshness.ts'
import type { AnswerShelf } from './disk-answers.ts'

/** An answer and the time of the request for it. */
export interface KeptAnswer {
  answer: Answer
  askedAt: number
}

/** No answer, not even an old one. `refused`: this client has sent too many requests. */
export interface ReadFailure {
  failed: Extract<ApiErrorKind, 'network' | 'timeout' | 'server' | 'unexpected-answer' | 'refused'>
  /** The seconds that the client must wait, if the cms refused it. */
  waitSeconds?: number
}

export type ReadOutcome = KeptAnswer | ReadFailure

interface Asking {
  since: number
  outcome: Promise<ReadOutcome>
}

export interface DataCacheSettings {
  /** Reads from the cms; rejects if there is no answer at all. */
  read: (key: string) => Promise<CmsReply>
  contact: CmsContact
  /** Returns milliseconds of a monotonic clock: a clock that is set back would freeze what readers see. */
  now: () => number
  maxBytes: number
  /** True if the current request may send a request to the cms. */
  mayAsk: () => boolean
  /** Returns the data of the build for a key, for when nothing else is known. */
  shipped?: (key: string) => CmsReply | undefined
  /** Answers that earlier processes read; they are given like any old copy. */
  shelf?: AnswerShelf | undefined
  /** Called with errors that only a developer can fix. */
  onUnexpectedAnswer: (error: UnexpectedAnswer) => void
}

/** Parsed JSON takes about two and a half times the memory of its text. */
const parsedWeight = 2.5

/**
 * Cache of public answers, by the rules of freshness.ts. At most one request for a key runs at a time. lru-cache handles limits and
 * eviction; our own rules decide when a copy is old, which readers wait for a new one and how failures are treated.
 */
export class DataCache {
  readonly #settings: DataCacheSettings
  readonly #kept: LRUCache<string, KeptAnswer>
  readonly #asking = new Map<string, Asking>()
  /** The last failure of each key. Small, because an entry matters only for a second. */
  readonly #failures = new LRUCache<string, { at: number; failure: ReadFailure }>({ max: 1_000 })

  constructor(settings: DataCacheSettings) {
    this.#settings = settings
    this.#kept = new LRUCache({
      maxSize: settings.maxBytes,
      sizeCalculation: ({ answer: { body } }, key) => Math.ceil(body.bytes + body.raw.length * parsedWeight) + key.length + 200,
    })
  }

  /** Returns the answer at once if the copy is young enough, else a promise. `firstWaitMs`: the longest wait if there is no copy. */
  read(key: string, firstWaitMs = firstWaitLimitMs): ReadOutcome | Promise<ReadOutcome> {
    const { shelf } = this.#settings
    // Memory first: a lookup on disk computes a hash of the key
    if (!this.#kept.has(key) && shelf?.has(key) === true) return this.#takeFrom(shelf, key).then(() => this.#readKnown(key, firstWaitMs))
    return this.#readKnown(key, firstWaitMs)
  }

  #readKnown(key: string, firstWaitMs: number): ReadOutcome | Promise<ReadOutcome> {
    const kept = this.#kept.get(key)
    const freshness = kept ? freshnessOf(kept.answer.status, this.ageMs(kept.askedAt)) : 'ask-first'
    if (kept && freshness === 'give') return kept
    if (kept && freshness === 'give-and-refresh') {
      if (!this.#hasJustFailed(key)) this.#ask(key)
      return kept
    }
    // A cached answer is still given while the cms is down; an old refusal is not
    const lastResort = kept?.answer.status === 200 ? kept : this.#shipped(key)
    const failure = this.#hasJustFailed(key)
    if (failure) return lastResort ?? failure
    if (!this.#asking.has(key) && !this.#settings.mayAsk()) return lastResort ?? { failed: 'refused' }
    return this.#waitFor(this.#ask(key), lastResort, lastResort ? waitLimitMs : firstWaitMs)
  }

  async #takeFrom(shelf: AnswerShelf, key: string) {
    const found = await shelf.load(key)
    // The machine clock may be wrong, so an answer from disk always counts as old
    if (found && !this.#kept.has(key))
      this.#kept.set(key, { answer: found.answer, askedAt: this.#settings.now() - Math.max(found.ageMs, staleUntilMs) })
  }

  #shipped(key: string): KeptAnswer | undefined {
    const reply = this.#settings.shipped?.(key)
    return reply && { answer: takeIn(key, reply), askedAt: this.#settings.now() }
  }

  /** The approximate size of all copies. */
  get bytes() {
    return this.#kept.calculatedSize
  }

  ageMs(askedAt: number) {
    return Math.max(0, this.#settings.now() - askedAt)
  }

  #hasJustFailed(key: string) {
    const last = this.#failures.get(key)
    return last && this.#settings.now() - last.at < failureKeptMs ? last.failure : undefined
  }

  async #waitFor({ since, outcome }: Asking, lastResort: KeptAnswer | undefined, limitMs: number): Promise<ReadOutcome> {
    const remainingMs = since + limitMs - this.#settings.now()
    const result = remainingMs > 0 ? await withinLimit(outcome, remainingMs) : tooLate
    if (result === tooLate) this.#settings.contact.unheardSince(since, new Date())
    return 'failed' in result ? (lastResort ?? result) : result
  }

  /** Sends a request to the cms, or returns the one for this key that is already running. */
  #ask(key: string): Asking {
    const asking = this.#asking.get(key)
    if (asking) return asking
    const since = this.#settings.now()
    const started = { since, outcome: this.#fetch(key, since).finally(() => this.#asking.delete(key)) }
    this.#asking.set(key, started)
    return started
  }

  async #fetch(key: string, askedAt: number): Promise<ReadOutcome> {
    const { read, contact, now, onUnexpectedAnswer, shelf } = this.#settings
    try {
      const reply = await read(key)
      if (isUnanswerable(reply)) {
        contact.heard(now())
        return this.#remember(key, 'unexpected-answer')
      }
      const waitSeconds = tooOftenWait(reply)
      if (waitSeconds !== undefined) {
        // Not remembered: the limit is this client's, and others may ask for the same
        contact.heard(now())
        return { failed: 'refused', waitSeconds }
      }
      if (reply.status >= 500 || reply.status === 429) return this.#fail(key, 'server')
      if (reply.status === 404 && !(await this.#isMissing(key)))
        throw new UnexpectedAnswer(`${redactedPath(key)}: the cms says 404 to what is always there`)
      const answer = this.#sameAsBefore(key, reply) ?? this.#takeIn(key, reply)
      contact.heard(now())
      const kept = { answer, askedAt }
      this.#kept.set(key, kept)
      this.#failures.delete(key)
      if (answer.status === 200) shelf?.keep(key, answer)
      else shelf?.forget(key)
      return kept
    } catch (error) {
      if (error instanceof UnexpectedAnswer) {
        onUnexpectedAnswer(error)
        // A wrong answer to this key means that it is not our cms; for other keys it may be one bad row
        if (key === healthCheckKey) contact.failed(new Date())
        return this.#remember(key, 'unexpected-answer')
      }
      contact.failed(new Date())
      return this.#remember(key, error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network')
    }
  }

  /** True if a 404 is real: a server in place of the cms answers 404 to everything, and must not remove what was read before. */
  async #isMissing(key: string): Promise<boolean> {
    if (key === healthCheckKey) return false
    if (this.#kept.peek(key)?.answer.status !== 200) return true
    const proof = await this.#ask(healthCheckKey).outcome
    return !('failed' in proof)
  }

  #takeIn(key: string, reply: CmsReply) {
    const answer = takeIn(key, reply)
    if (answer.leftOut.length > 0)
      this.#settings.onUnexpectedAnswer(new UnexpectedAnswer(`${redactedPath(key)}, left out: ${answer.leftOut.join('; ')}`))
    return answer
  }

  #fail(key: string, kind: ReadFailure['failed']) {
    this.#settings.contact.failed(new Date())
    return this.#remember(key, kind)
  }

  #remember(key: string, failed: ReadFailure['failed']): ReadFailure {
    const failure = { failed }
    this.#failures.set(key, { at: this.#settings.now(), failure })
    return failure
  }

  #sameAsBefore(key: string, reply: CmsReply) {
    const before = this.#kept.peek(key)?.answer
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
