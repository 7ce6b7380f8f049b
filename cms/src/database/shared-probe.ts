import { monotonicMs } from '@artha/base/monotonic-clock'

export interface ProbeTimes {
  /** The time for which a result is good. */
  goodForMs: number
  /** The time within which a probe must succeed. */
  limitMs: number
}

/** Builds a probe that runs at most once per `goodForMs`; all callers meanwhile share one run and its result. */
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
    // No second probe starts beside a hanging one, because it would take another connection of the pool
    const { begunAt, result } = underWay ?? begin()
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), Math.max(0, begunAt + limitMs - monotonicMs()))
    })
    return Promise.race([result, tooLate]).finally(() => clearTimeout(timer))
  }
}
