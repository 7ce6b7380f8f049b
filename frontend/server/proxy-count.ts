/** How the proxies before the site differ from what TRUST_PROXY promises. */
export type ProxySlip = 'fewer' | 'more'

/** So long the status page goes on telling; one request of a stranger, who may send what they like, is forgotten then. */
const toldForMs = 60 * 60_000

const entriesIn = (header: string | undefined) => (header === undefined ? 0 : header.split(',').filter((entry) => entry.trim() !== '').length)

interface ProxyCountSettings {
  promised: number
  /** Told once of each kind. */
  tell: (slip: ProxySlip, entries: number) => void
  now: () => number
}

/**
 * Compares the entries of X-Forwarded-For with what the operator promised. With more proxies than promised everybody counts as one
 * of them; with fewer, what a client writes is believed.
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

  /** What was seen of late. Fewer weighs more: then addresses are believed that a client wrote. */
  get slip(): ProxySlip | undefined {
    const isOfLate = (slip: ProxySlip) => this.#settings.now() - (this.#seenAt.get(slip) ?? -Infinity) < toldForMs
    return isOfLate('fewer') ? 'fewer' : isOfLate('more') ? 'more' : undefined
  }
}
