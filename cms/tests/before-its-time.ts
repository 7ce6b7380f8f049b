/** The most time until the scheduled date. */
const mostAheadMs = 64_000

/**
 * Runs `act`, which must finish before a scheduled date. Repeats it with a later date if the machine was too slow. `firstAheadMs` is some times
 * what it takes on a quiet machine: the test then waits for the date, and a repetition costs little.
 */
export async function beforeItsTime<Result extends { at: number }>(firstAheadMs: number, act: (aheadMs: number) => Promise<Result>): Promise<Result> {
  for (let aheadMs = firstAheadMs; aheadMs <= mostAheadMs; aheadMs *= 2) {
    const result = await act(aheadMs)
    if (Date.now() < result.at) return result
  }
  throw new Error(`Nothing could be done before a date that lay ${mostAheadMs / 1_000} s ahead`)
}

/** For polling until such a date has passed. */
export const untilItsTime = { timeout: mostAheadMs + 30_000 }
