import { monotonicMs } from '@artha/base/monotonic-clock'

/** Returns a function that calls `ask` on first use and again after `lifeMs`, and shares the answer between calls. Failures are not cached. */
export function cachedFor<Kept>(lifeMs: number, ask: () => Promise<Kept>): () => Promise<Kept> {
  let known: { at: number; answer: Promise<Kept> } | undefined
  return () => {
    if (known === undefined || monotonicMs() - known.at >= lifeMs) known = { at: monotonicMs(), answer: ask() }
    const asked = known
    return asked.answer.catch((error: unknown) => {
      if (known === asked) known = undefined
      throw error
    })
  }
}
