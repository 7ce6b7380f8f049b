export type GiveBack = () => void

interface Waiting {
  resolve: (slot: GiveBack | undefined) => void
  stop: () => void
}

/** A semaphore with a bounded queue: so many run at a time, so many more may wait, in the order in which they came. */
export class Slots {
  readonly #mostWaiting: number
  readonly #waiting = new Set<Waiting>()
  #free: number

  constructor({ running, waiting }: { running: number; waiting: number }) {
    this.#free = running
    this.#mostWaiting = waiting
  }

  /** How many wait for one. */
  get waiting() {
    return this.#waiting.size
  }

  /** A slot, if one is free now. */
  takeNow(): GiveBack | undefined {
    if (this.#free === 0) return undefined
    this.#free -= 1
    return this.#giveBackOnce()
  }

  /** A slot; undefined where too many wait already, the wait was too long, or the client has disconnected. */
  take(signal: AbortSignal, limitMs: number): Promise<GiveBack | undefined> {
    if (signal.aborted) return Promise.resolve(undefined)
    const slot = this.takeNow()
    if (slot !== undefined || this.#waiting.size >= this.#mostWaiting) return Promise.resolve(slot)
    return new Promise((resolve) => {
      const giveUp = () => {
        waiting.stop()
        resolve(undefined)
      }
      const timer = setTimeout(giveUp, limitMs)
      const stop = () => {
        this.#waiting.delete(waiting)
        clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
      }
      const waiting = { resolve, stop }
      signal.addEventListener('abort', giveUp)
      this.#waiting.add(waiting)
    })
  }

  #giveBackOnce(): GiveBack {
    let isGiven = false
    return () => {
      if (isGiven) return
      isGiven = true
      const [next] = this.#waiting
      if (next === undefined) {
        this.#free += 1
        return
      }
      next.stop()
      next.resolve(this.#giveBackOnce())
    }
  }
}
