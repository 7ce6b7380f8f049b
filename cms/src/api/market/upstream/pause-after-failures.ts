import { monotonicMs } from '@artha/base/monotonic-clock'
import { UpstreamFailure } from './failure'

interface Pause {
  /** So many failures in a row begin it. */
  after: number
  forMs: number
  /** Which of them say something about the service. */
  counts: (error: unknown) => boolean
}

/**
 * Leaves a service alone after several failures in a row; then one request tries again for all. cockatiel's circuit breaker
 * counts by the clock of the machine: one that was set back by an hour kept a service unasked for an hour.
 */
export function pauseAfterFailures({ after, forMs, counts }: Pause) {
  let inARow = 0
  let untilMs = -Infinity
  let isTrying = false

  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const isPaused = inARow >= after
    if (isPaused && (isTrying || monotonicMs() < untilMs)) throw new UpstreamFailure('paused')
    if (isPaused) isTrying = true
    try {
      const answer = await ask()
      inARow = 0
      return answer
    } catch (error) {
      // What fails without being counted is an answer all the same
      inARow = counts(error) ? inARow + 1 : isPaused ? 0 : inARow
      untilMs = monotonicMs() + forMs
      throw error
    } finally {
      if (isPaused) isTrying = false
    }
  }
}
