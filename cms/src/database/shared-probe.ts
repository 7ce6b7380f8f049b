import { monotonicMs } from '@artha/base/monotonic-clock'

export interface ProbeTimes {
  /** A result is good for so long. */
  goodForMs: number
  /** So long a probe may take to count as a success. */
  limitMs: number
}

/** Something that is tried at most so often, however many ask: all who ask meanwhile share one try and its result. */
export function sharedProbe(tryIt: () => Promise<unknown>, { goodForMs, limitMs }: ProbeTimes): () => Promise<boolean> {
  let last = { endedAt: -Infinity, isGood: false }
  let underWay: { begunAt: number; result: Promise<boolean> } | undefined

  const begin = () => {
    const result = tryIt().then(
      () => true,
      () => false,
    )
    underWay = { begunAt: monotonicMs(), result }
    void result.then((isGood) => {
      last = { endedAt: monotonicMs(), isGood }
      underWay = undefined
    })
    return underWay
  }

  return async () => {
    if (underWay === undefined && monotonicMs() - last.endedAt < goodForMs) return last.isGood
    // One that hangs is the only one: more of them would take the pool's other connections
    const { begunAt, result } = underWay ?? begin()
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), Math.max(0, begunAt + limitMs - monotonicMs()))
    })
    return Promise.race([result, tooLate]).finally(() => clearTimeout(timer))
  }
}
