/** Limits: tasks that run at the same time, and tasks that wait. */
interface Bounds {
  running: number
  waiting: number
}

/** Thrown when too many tasks are waiting. */
export class QueueFull extends Error {}

/** Runs tasks of many clients. Clients take turns, so one with many tasks does not delay the others. */
export class FairQueue {
  readonly #bounds: Bounds
  /** Waiting tasks by client, in the order of their turns. */
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
    // The client goes to the end of the queue if it has more tasks
    this.#waiting.delete(client)
    if (own.length > 0) this.#waiting.set(client, own)
    this.#length -= 1
    begin?.()
  }
}
