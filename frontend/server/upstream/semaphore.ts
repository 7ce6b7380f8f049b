export type Release = () => void

interface Waiting {
  resolve: (slot: Release | undefined) => void
  stop: () => void
}

/** A semaphore with a bounded queue: a fixed number run at a time, and a fixed number may wait, first come, first served. */
export class Semaphore {
  readonly #mostWaiting: number
  readonly #waiting = new Set<Waiting>()
  #free: number

  constructor({ running, waiting }: { running: number; waiting: number }) {
    this.#free = running
    this.#mostWaiting = waiting
  }

  /** The number of requests that wait for a slot. */
  get waiting() {
    return this.#waiting.size
  }

  /** Returns a slot, or undefined if none is free now. */
  takeNow(): Release | undefined {
    if (this.#free === 0) return undefined
    this.#free -= 1
    return this.#releaseOnce()
  }

  /** Waits for a slot. Resolves with undefined if the queue is full, after `limitMs`, or when the client has disconnected. */
  take(signal: AbortSignal, limitMs: number): Promise<Release | undefined> {
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

  #releaseOnce(): Release {
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
      next.resolve(this.#releaseOnce())
    }
  }
}
