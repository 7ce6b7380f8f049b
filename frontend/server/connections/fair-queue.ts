/** How much runs at a time, and how much more may wait. */
interface Bounds {
  running: number
  waiting: number
}

/** Too much waits already. */
export class QueueFull extends Error {}

/** Runs work for many clients: they take turns, however much of one client waits. */
export class FairQueue {
  readonly #bounds: Bounds
  /** The waiting work by client, in the order of their turns. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #running = 0
  #length = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  get length() {
    return this.#length
  }

  async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    await this.#turnOf(client)
    try {
      return await work()
    } finally {
      this.#letNextBegin()
    }
  }

  #turnOf(client: string): Promise<void> | undefined {
    if (this.#running < this.#bounds.running) {
      this.#running += 1
      return undefined
    }
    if (this.#length >= this.#bounds.waiting) throw new QueueFull('Too many reads wait for the cms')
    this.#length += 1
    return new Promise((begin) => {
      const own = this.#waiting.get(client)
      if (own === undefined) this.#waiting.set(client, [begin])
      else own.push(begin)
    })
  }

  #letNextBegin() {
    const [first] = this.#waiting
    if (first === undefined) {
      this.#running -= 1
      return
    }
    const [client, own] = first
    const begin = own.shift()
    // To the end of the row, if there is more of it
    this.#waiting.delete(client)
    if (own.length > 0) this.#waiting.set(client, own)
    this.#length -= 1
    begin?.()
  }
}
