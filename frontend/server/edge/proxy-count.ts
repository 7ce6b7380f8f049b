/** The way in which the number of proxies differs from TRUST_PROXY. */
export type ProxyMismatch = 'fewer' | 'more'

/** The status page shows a difference for this long. Any client can cause one by a single request, so it must expire. */
const shownForMs = 60 * 60_000

const entriesIn = (header: string | undefined) => (header === undefined ? 0 : header.split(',').filter((entry) => entry.trim() !== '').length)

interface ProxyCountSettings {
  expected: number
  /** Called at the first difference of each kind. */
  onMismatch: (mismatch: ProxyMismatch, entries: number) => void
  now: () => number
}

/**
 * Compares the entries of X-Forwarded-For with the number of proxies in TRUST_PROXY. With more proxies than that, all clients count as one
 * of them; with fewer, the site trusts entries that a client wrote.
 */
export class ProxyCount {
  readonly #settings: ProxyCountSettings
  readonly #seenAt = new Map<ProxyMismatch, number>()

  constructor(settings: ProxyCountSettings) {
    this.#settings = settings
  }

  record(header: string | undefined): void {
    const { expected, onMismatch, now } = this.#settings
    const entries = entriesIn(header)
    if (entries === expected) return
    const mismatch = entries < expected ? 'fewer' : 'more'
    if (!this.#seenAt.has(mismatch)) onMismatch(mismatch, entries)
    this.#seenAt.set(mismatch, now())
  }

  /** The difference that was seen lately. `fewer` comes first, because then addresses written by clients are trusted. */
  get mismatch(): ProxyMismatch | undefined {
    const isRecent = (mismatch: ProxyMismatch) => this.#settings.now() - (this.#seenAt.get(mismatch) ?? -Infinity) < shownForMs
    return isRecent('fewer') ? 'fewer' : isRecent('more') ? 'more' : undefined
  }
}
