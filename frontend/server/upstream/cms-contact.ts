import { keyOf } from '../../src/api/key-of.ts'

/** A key that every Artha cms answers with 200. It shows that an Artha cms answers, not another server. */
export const healthCheckKey = keyOf('readHome')

/** Tracks whether the cms answers, from the results of past requests. */
export class CmsContact {
  #state: 'none' | 'up' | 'down' = 'none'
  #downSince: Date | undefined
  #heardAt = -Infinity
  readonly #tell: (news: 'away' | 'back') => void

  readonly #hasCopies: boolean

  /** `hasCopies`: answers of earlier processes can be given while the cms is away. */
  constructor(tell: (news: 'away' | 'back') => void = () => undefined, hasCopies = false) {
    this.#tell = tell
    this.#hasCopies = hasCopies
  }

  heard(at: number) {
    if (this.#state === 'down') this.#tell('back')
    this.#state = 'up'
    this.#downSince = undefined
    this.#heardAt = at
  }

  /** Marks the cms as down if a request sent at `askedAt` has timed out and the cms has answered nothing else since. */
  unheardSince(askedAt: number, now: Date) {
    if (this.#heardAt < askedAt) this.failed(now)
  }

  failed(at: Date) {
    // Before its first answer the cms does not count as down, unless old copies exist
    if (this.#state === 'none' && !this.#hasCopies) return
    if (this.#state !== 'down') this.#tell('away')
    this.#state = 'down'
    this.#downSince ??= at
  }

  get isUp() {
    return this.#state === 'up'
  }

  get hasBeenMade() {
    return this.#state !== 'none'
  }

  get report() {
    return this.#downSince === undefined ? { cms: 'up' } : { cms: 'down', since: this.#downSince.toISOString() }
  }
}
