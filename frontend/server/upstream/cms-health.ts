import { keyOf } from '../../src/api/key-of.ts'

/** A key that every Artha cms answers with 200. It shows that an Artha cms answers, not another server. */
export const healthCheckKey = keyOf('readHome')

/** Tracks whether the cms answers, from the results of past requests. */
export class CmsHealth {
  #state: 'none' | 'up' | 'down' = 'none'
  #downSince: Date | undefined
  #answeredAt = -Infinity
  readonly #onChange: (change: 'down' | 'up') => void

  readonly #hasCopies: boolean

  /** `hasCopies`: answers of earlier processes can be given while the cms is away. */
  constructor(onChange: (change: 'down' | 'up') => void = () => undefined, hasCopies = false) {
    this.#onChange = onChange
    this.#hasCopies = hasCopies
  }

  answered(at: number) {
    if (this.#state === 'down') this.#onChange('up')
    this.#state = 'up'
    this.#downSince = undefined
    this.#answeredAt = at
  }

  /** Marks the cms as down if a request sent at `requestedAt` has timed out and the cms has answered nothing else since. */
  timedOut(requestedAt: number, now: Date) {
    if (this.#answeredAt < requestedAt) this.failed(now)
  }

  failed(at: Date) {
    // Before its first answer the cms does not count as down, unless old copies exist
    if (this.#state === 'none' && !this.#hasCopies) return
    if (this.#state !== 'down') this.#onChange('down')
    this.#state = 'down'
    this.#downSince ??= at
  }

  get isUp() {
    return this.#state === 'up'
  }

  get isStateKnown() {
    return this.#state !== 'none'
  }

  get report() {
    return this.#downSince === undefined ? { cms: 'up' } : { cms: 'down', since: this.#downSince.toISOString() }
  }
}
