import { monotonicMs } from '@artha/base/monotonic-clock'

/** What is asked for when it is first needed, and again once it is old. What failed is not kept. */
export function keptFor<Kept>(lifeMs: number, ask: () => Promise<Kept>): () => Promise<Kept> {
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
