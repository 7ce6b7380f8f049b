/** The waits after each failure in a row; after the last one the id is dropped until the next start. */
const waitsMs = [60_000, 600_000, 3_600_000] as const

/** Builds a queue that gives out ids one at a time, oldest first. A failed id returns after a minute, ten minutes and an hour. */
export function retryingQueue() {
  const ids = new Set<number>()
  const failures = new Map<number, number>()
  const timers = new Set<NodeJS.Timeout>()
  let wake = (): void => undefined
  let isStopped = false

  const add = (id: number): void => {
    ids.add(id)
    wake()
  }

  return {
    add,

    /** Resolves to the next id as soon as there is one; undefined once the queue is stopped. */
    async next(): Promise<number | undefined> {
      while (!isStopped) {
        const [id] = ids
        if (id !== undefined) {
          ids.delete(id)
          return id
        }
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      return undefined
    },

    succeeded: (id: number): void => void failures.delete(id),

    /** Returns the milliseconds until the id is tried again; undefined if it is not. */
    failed(id: number): number | undefined {
      const times = failures.get(id) ?? 0
      const waitMs = waitsMs[times]
      if (waitMs === undefined) {
        failures.delete(id)
        return undefined
      }
      failures.set(id, times + 1)
      const timer = setTimeout(() => {
        timers.delete(timer)
        add(id)
      }, waitMs)
      timers.add(timer.unref())
      return waitMs
    },

    stop(): void {
      isStopped = true
      for (const timer of timers) clearTimeout(timer)
      wake()
    },
  }
}
