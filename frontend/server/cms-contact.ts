/** What is known of the cms from the last time it was asked. */
export class CmsContact {
  #state: 'none' | 'up' | 'down' = 'none'
  #downSince: Date | undefined
  #heardAt = -Infinity
  readonly #tell: (news: 'away' | 'back') => void

  readonly #hasCopies: boolean

  /** `hasCopies`: earlier processes left something to give while the cms is away. */
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

  /** A question asked then has waited too long. One slow answer among others is no silence. */
  unheardSince(askedAt: number, now: Date) {
    if (this.#heardAt < askedAt) this.failed(now)
  }

  failed(at: Date) {
    // Before the first contact there is nothing to be down, and nothing to give meanwhile
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
