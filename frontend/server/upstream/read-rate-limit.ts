import { LRUCache } from 'lru-cache'
import { currentRequest } from '../watch/current-request.ts'

/** Most reads within a number of seconds. */
export interface ReadLimit {
  most: number
  seconds: number
}

/** Number of client addresses that are counted at a time. An attacker with more of them resets only the oldest counts. */
const mostClients = 20_000

/** Counts the reads of each client address that reach the cms. Answers from the cache are not counted. */
export class ReadRateLimit {
  readonly #limit: ReadLimit
  readonly #now: () => number
  readonly #counts = new LRUCache<string, { since: number; reads: number }>({ max: mostClients })

  constructor(limit: ReadLimit, now: () => number = () => performance.now()) {
    this.#limit = limit
    this.#now = now
  }

  /** Counts one read; returns false if the client has reached its limit. Refreshes by the site itself are not counted. */
  take(): boolean {
    const clientAddress = currentRequest()?.clientAddress
    if (clientAddress === undefined) return true
    const now = this.#now()
    const kept = this.#counts.get(clientAddress)
    const count = kept && now - kept.since < this.#limit.seconds * 1_000 ? kept : { since: now, reads: 0 }
    this.#counts.set(clientAddress, count)
    if (count.reads >= this.#limit.most) return false
    count.reads += 1
    return true
  }

  /** The client address of the current request; empty for a refresh by the site itself. */
  get client(): string {
    return currentRequest()?.clientAddress ?? ''
  }

  /** Returns the seconds that the client of the current request must wait, at least 1. */
  waitSeconds(): number {
    const count = this.#counts.get(currentRequest()?.clientAddress ?? '')
    return count === undefined ? 1 : Math.max(1, Math.ceil((count.since - this.#now()) / 1_000 + this.#limit.seconds))
  }
}
