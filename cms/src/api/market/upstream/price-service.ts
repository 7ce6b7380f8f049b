import { ExponentialBackoff, handleWhen, retry, TaskCancelledError, timeout, TimeoutStrategy, wrap } from 'cockatiel'
import { fetchJson } from './fetch-json'
import { pauseAfterFailures } from './pause-after-failures'
import { isTransient, UpstreamFailure } from './failure'

/** A service usually answers within half a second. */
const callLimitMs = 5_000
/** The one retry waits a random part of this, so that replicas do not retry in step. */
const repeatAfterMs = { initialDelay: 200, maxDelay: 800 }
/** After this many failed requests in a row the service is not asked for a while. */
const failuresThatPause = 5
const pauseMs = 30_000

/** Turns cockatiel's own error into an UpstreamFailure. */
function asFailure(error: unknown): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error
  if (error instanceof TaskCancelledError) return new UpstreamFailure('timed-out')
  throw error
}

/**
 * Builds a client of one service: each request has a time limit, passing failures are retried once, and repeated failures start a pause. Throws
 * only UpstreamFailure.
 */
export function priceService() {
  // A service that says when to come back is not asked earlier
  const isPassing = (error: Error) => error instanceof UpstreamFailure && isTransient(error.reason) && error.retryAfterMs === undefined
  const mayBeRepeated = (error: Error) => error instanceof TaskCancelledError || isPassing(error)
  const passes = handleWhen(mayBeRepeated)
  const unlessPaused = pauseAfterFailures({
    after: failuresThatPause,
    forMs: pauseMs,
    counts: (error) => error instanceof Error && mayBeRepeated(error),
  })
  const policy = wrap(
    retry(passes, { maxAttempts: 1, backoff: new ExponentialBackoff(repeatAfterMs) }).dangerouslyUnref(),
    timeout(callLimitMs, TimeoutStrategy.Aggressive).dangerouslyUnref(),
  )
  return {
    /** Sends a request; `signal` also aborts its retry. */
    async ask(url: string, signal: AbortSignal): Promise<unknown> {
      try {
        return await unlessPaused(() =>
          policy.execute((context) => {
            if (signal.aborted) throw new UpstreamFailure('stopped')
            return fetchJson(url, AbortSignal.any([context.signal, signal]))
          }),
        )
      } catch (error) {
        throw signal.aborted ? new UpstreamFailure('stopped') : asFailure(error)
      }
    },
  }
}

export type PriceService = ReturnType<typeof priceService>
