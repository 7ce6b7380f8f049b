import { setTimeout as pause } from 'node:timers/promises'
import { monotonicMs } from '@artha/base/monotonic-clock'

/** Returns a function that waits until the next mail may go, so that no more than `perMinute` go in a minute. */
export function paceOf(perMinute: number, signal: AbortSignal) {
  let next = 0
  return async () => {
    const now = monotonicMs()
    next = Math.max(now, next) + 60_000 / perMinute
    const waitMs = next - 60_000 / perMinute - now
    if (waitMs > 0) await pause(waitMs, undefined, { signal }).catch(() => undefined)
  }
}
