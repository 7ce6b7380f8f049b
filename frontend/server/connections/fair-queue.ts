/** So much may be under way at a time, so much more may wait. */
interface Bounds {
  running: number
  waiting: number
}

/** Too much waits already. */
export class QueueFull extends Error {}

/** Work of many askers: each has its turn after the others, however much of one waits. */
export class FairQueue {
  readonly #bounds: Bounds
  /** What waits, by asker, in the order of their turns. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #running = 0
  #length = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  get length() {
    return this.#length
  }

  async run<Result>(asker: string, work: () => Promise<Result>): Promise<Result> {
    await this.#turnOf(asker)
    try {
      return await work()
    } finally {
      this.#letNextBegin()
    }
  }

  #turnOf(asker: string): Promise<void> | undefined {
    if (this.#running < this.#bounds.running) {
      this.#running += 1
      return undefined
    }
    if (this.#length >= this.#bounds.waiting) throw new QueueFull('Too many reads wait for the cms')
    this.#length += 1
    return new Promise((begin) => {
      const own = this.#waiting.get(asker)
      if (own === undefined) this.#waiting.set(asker, [begin])
      else own.push(begin)
    })
  }

  #letNextBegin() {
    const [first] = this.#waiting
    if (first === undefined) {
      this.#running -= 1
      return
    }
    const [asker, own] = first
    const begin = own.shift()
    // To the end of the row, if there is more of it
    this.#waiting.delete(asker)
    if (own.length > 0) this.#waiting.set(asker, own)
    this.#length -= 1
    begin?.()
  }
}
