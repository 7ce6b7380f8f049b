import { ExponentialBackoff, handleWhen, retry, TaskCancelledError, timeout, TimeoutStrategy, wrap } from 'cockatiel'
import { askJson } from './ask-json'
import { pauseAfterFailures } from './pause-after-failures'
import { mayPass, UpstreamFailure } from './failure'

/** A service answers within half a second as a rule. */
const callLimitMs = 5_000
/** The one repetition comes after a random part of this, so that replicas do not repeat in step. */
const repeatAfterMs = { initialDelay: 200, maxDelay: 800 }
/** After so many failed requests in a row the service is not asked for a while. */
const failuresThatPause = 5
const pauseMs = 30_000

/** What cockatiel throws itself becomes a reason as well. */
function asFailure(error: unknown): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error
  if (error instanceof TaskCancelledError) return new UpstreamFailure('timed-out')
  throw error
}

/**
 * The way to one service: each call has its time, what may pass is repeated once, and after several failures in a row the
 * service is left alone. It throws an UpstreamFailure and nothing else.
 */
export function priceService() {
  // Who says when to come back is not asked before
  const isPassing = (error: Error) => error instanceof UpstreamFailure && mayPass(error.reason) && error.retryAfterMs === undefined
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
    /** `signal` gives the whole question up, its repetition too. */
    async ask(url: string, signal: AbortSignal): Promise<unknown> {
      try {
        return await unlessPaused(() =>
          policy.execute((context) => {
            if (signal.aborted) throw new UpstreamFailure('stopped')
            return askJson(url, AbortSignal.any([context.signal, signal]))
          }),
        )
      } catch (error) {
        throw signal.aborted ? new UpstreamFailure('stopped') : asFailure(error)
      }
    },
  }
}

export type PriceService = ReturnType<typeof priceService>
