/** The way in which the number of proxies differs from TRUST_PROXY. */
export type ProxySlip = 'fewer' | 'more'

/** The status page shows a difference for this long. Any client can cause one by a single request, so it must expire. */
const shownForMs = 60 * 60_000

const entriesIn = (header: string | undefined) => (header === undefined ? 0 : header.split(',').filter((entry) => entry.trim() !== '').length)

interface ProxyCountSettings {
  promised: number
  /** Called at the first difference of each kind. */
  tell: (slip: ProxySlip, entries: number) => void
  now: () => number
}

/**
 * Compares the entries of X-Forwarded-For with the number of proxies in TRUST_PROXY. With more proxies than that, all clients count as one
 * of them; with fewer, the site trusts entries that a client wrote.
 */
export class ProxyCount {
  readonly #settings: ProxyCountSettings
  readonly #seenAt = new Map<ProxySlip, number>()

  constructor(settings: ProxyCountSettings) {
    this.#settings = settings
  }

  see(header: string | undefined): void {
    const { promised, tell, now } = this.#settings
    const entries = entriesIn(header)
    if (entries === promised) return
    const slip = entries < promised ? 'fewer' : 'more'
    if (!this.#seenAt.has(slip)) tell(slip, entries)
    this.#seenAt.set(slip, now())
  }

  /** The difference that was seen lately. `fewer` comes first, because then addresses written by clients are trusted. */
  get slip(): ProxySlip | undefined {
    const isRecent = (slip: ProxySlip) => this.#settings.now() - (this.#seenAt.get(slip) ?? -Infinity) < shownForMs
    return isRecent('fewer') ? 'fewer' : isRecent('more') ? 'more' : undefined
  }
}
