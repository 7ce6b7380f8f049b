import { LRUCache } from 'lru-cache'
import { currentRequest } from './current-request.ts'

/** How many within how many seconds. */
export interface ReadLimit {
  most: number
  seconds: number
}

/** So many origins are counted at a time; an attacker with more of them resets only the oldest counts. */
const mostOrigins = 20_000

/** Counts, for each origin, the reads that reach the cms; copies of the site are given without counting. */
export class ReadsPerOrigin {
  readonly #limit: ReadLimit
  readonly #now: () => number
  readonly #counts = new LRUCache<string, { since: number; reads: number }>({ max: mostOrigins })

  constructor(limit: ReadLimit, now: () => number = () => performance.now()) {
    this.#limit = limit
    this.#now = now
  }

  /** Counts one more; false where the origin has read too much. A renewal, which no reader asked for, is not counted. */
  take(): boolean {
    const origin = currentRequest()?.origin
    if (origin === undefined) return true
    const now = this.#now()
    const kept = this.#counts.get(origin)
    const count = kept && now - kept.since < this.#limit.seconds * 1_000 ? kept : { since: now, reads: 0 }
    this.#counts.set(origin, count)
    if (count.reads >= this.#limit.most) return false
    count.reads += 1
    return true
  }

  /** The origin of the request of this moment; none for a renewal, which no reader asked for. */
  get client(): string {
    return currentRequest()?.origin ?? ''
  }

  /** How long the origin of this request has to wait. */
  waitSeconds(): number {
    const count = this.#counts.get(currentRequest()?.origin ?? '')
    return count === undefined ? 1 : Math.max(1, Math.ceil((count.since - this.#now()) / 1_000 + this.#limit.seconds))
  }
}
