import { sayablePath } from '@artha/contract/sayable'
import { LRUCache } from 'lru-cache'
import type { ApiErrorKind } from '../src/api/api-error.ts'
import { keyOf } from '../src/api/key-of.ts'
import { isUnanswerable, takeIn, UnexpectedAnswer, versionOf, type Answer } from './answer-intake.ts'
import type { CmsContact } from './cms-contact.ts'
import type { CmsReply } from './cms-connection.ts'
import { failureKeptMs, firstWaitLimitMs, freshnessOf, staleUntilMs, waitLimitMs } from './freshness.ts'
import type { AnswerShelf } from './kept-answers/disk-answers.ts'

/** An answer and when the cms was asked for it. */
export interface KeptAnswer {
  answer: Answer
  askedAt: number
}

/** No answer, not even an old one. `refused`: the client has sent too many requests. */
export interface ReadFailure {
  failed: Extract<ApiErrorKind, 'network' | 'timeout' | 'server' | 'unexpected-answer' | 'refused'>
}

export type ReadOutcome = KeptAnswer | ReadFailure

interface Asking {
  since: number
  outcome: Promise<ReadOutcome>
}

export interface DataCacheSettings {
  /** Asks the cms; rejects where there is no answer at all. */
  read: (key: string) => Promise<CmsReply>
  contact: CmsContact
  /** Milliseconds of a monotonic clock: one that is set back would freeze what readers see. */
  now: () => number
  maxBytes: number
  /** Whether the request of this moment may make a request to the cms. */
  mayAsk: () => boolean
  /** What ships with the site for a key: given while nothing else is known. */
  shipped?: (key: string) => CmsReply | undefined
  /** What earlier processes read: given like any old copy. */
  shelf?: AnswerShelf | undefined
  /** Called with faults that only a developer can mend. */
  onUnexpectedAnswer: (error: UnexpectedAnswer) => void
}

/** A key that every Artha cms answers with 200: it tells an Artha cms from another server. */
export const alwaysThere = keyOf('readHome')

/** A value of parsed JSON takes about two and a half times the bytes of its text. */
const parsedWeight = 2.5

/**
 * The server's copies of public answers, read by the rules of freshness.ts. The cms is asked for a key once at a time. Bounds and
 * order of leaving are lru-cache's; when a copy is old, who waits for a new one and what a failure means are rules of Artha's own.
 */
export class DataCache {
  readonly #settings: DataCacheSettings
  readonly #kept: LRUCache<string, KeptAnswer>
  readonly #asking = new Map<string, Asking>()
  /** When a key last failed; small, and only of use for a second. */
  readonly #failures = new LRUCache<string, { at: number; failure: ReadFailure }>({ max: 1_000 })

  constructor(settings: DataCacheSettings) {
    this.#settings = settings
    this.#kept = new LRUCache({
      maxSize: settings.maxBytes,
      sizeCalculation: ({ answer: { body } }, key) => Math.ceil(body.bytes + body.raw.length * parsedWeight) + key.length + 200,
    })
  }

  /** The answer at once where the copy is young enough, else a promise of it; `firstWaitMs` is the patience where there is none. */
  read(key: string, firstWaitMs = firstWaitLimitMs): ReadOutcome | Promise<ReadOutcome> {
    const { shelf } = this.#settings
    // The folder is asked last: it looks by a hash of the key
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
    // A cached answer stays readable while the cms is down; a refusal is not cached
    const lastResort = kept?.answer.status === 200 ? kept : this.#shipped(key)
    const failure = this.#hasJustFailed(key)
    if (failure) return lastResort ?? failure
    if (!this.#asking.has(key) && !this.#settings.mayAsk()) return lastResort ?? { failed: 'refused' }
    return this.#waitFor(this.#ask(key), lastResort, lastResort ? waitLimitMs : firstWaitMs)
  }

  async #takeFrom(shelf: AnswerShelf, key: string) {
    const found = await shelf.load(key)
    // By the clock of the machine it may look young or not yet written: it is old all the same
    if (found && !this.#kept.has(key))
      this.#kept.set(key, { answer: found.answer, askedAt: this.#settings.now() - Math.max(found.ageMs, staleUntilMs) })
  }

  #shipped(key: string): KeptAnswer | undefined {
    const reply = this.#settings.shipped?.(key)
    return reply && { answer: takeIn(key, reply), askedAt: this.#settings.now() }
  }

  /** What is kept takes about so many bytes. */
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

  /** Asks the cms, or joins a request for the same key that is under way. */
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
      if (reply.status >= 500 || reply.status === 429) return this.#fail(key, 'server')
      if (reply.status === 404 && !(await this.#isMissing(key)))
        throw new UnexpectedAnswer(`${sayablePath(key)}: the cms says 404 to what is always there`)
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
        // What answers this wrongly is no cms of ours; any other answer may be one bad row
        if (key === alwaysThere) contact.failed(new Date())
        return this.#remember(key, 'unexpected-answer')
      }
      contact.failed(new Date())
      return this.#remember(key, error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network')
    }
  }

  /** Whether a miss is one: a server in the place of the cms says 404 to everything, and must not take away what was read before. */
  async #isMissing(key: string): Promise<boolean> {
    if (key === alwaysThere) return false
    if (this.#kept.peek(key)?.answer.status !== 200) return true
    const proof = await this.#ask(alwaysThere).outcome
    return !('failed' in proof)
  }

  #takeIn(key: string, reply: CmsReply) {
    const answer = takeIn(key, reply)
    if (answer.leftOut.length > 0)
      this.#settings.onUnexpectedAnswer(new UnexpectedAnswer(`${sayablePath(key)}, left out: ${answer.leftOut.join('; ')}`))
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
