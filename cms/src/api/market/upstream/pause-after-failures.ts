import { monotonicMs } from '@artha/base/monotonic-clock'
import { UpstreamFailure } from './failure'

interface Pause {
  /** The number of failures in a row that starts a pause. */
  after: number
  forMs: number
  /** Returns true for an error that counts as a failure of the service. */
  counts: (error: unknown) => boolean
}

/**
 * Stops asking a service after several failures in a row; then one request tries again for all. cockatiel's circuit breaker uses the system
 * clock: when that was set back an hour, a service stayed unasked for an hour.
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
      // A failure that does not count shows that the service answers
      inARow = counts(error) ? inARow + 1 : isPaused ? 0 : inARow
      untilMs = monotonicMs() + forMs
      throw error
    } finally {
      if (isPaused) isTrying = false
    }
  }
}
