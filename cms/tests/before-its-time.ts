/** The time until the scheduled date, at first and at most. */
const firstAheadMs = 4_000
const mostAheadMs = 64_000

/** Runs `act`, which must finish before a scheduled date. Repeats it with a later date if the machine was too slow. */
export async function beforeItsTime<Result extends { at: number }>(act: (aheadMs: number) => Promise<Result>): Promise<Result> {
  for (let aheadMs = firstAheadMs; aheadMs <= mostAheadMs; aheadMs *= 2) {
    const result = await act(aheadMs)
    if (Date.now() < result.at) return result
  }
  throw new Error(`Nothing could be done before a date that lay ${mostAheadMs / 1_000} s ahead`)
}

/** For polling until such a date has passed. */
export const untilItsTime = { timeout: mostAheadMs + 30_000 }
