/** How far ahead a date lies at first, and at most. */
const firstAheadMs = 4_000
const mostAheadMs = 64_000

/** Does what must be done before a date that lies so far ahead, and answers it; where the machine needed longer, does it again with a later date. */
export async function beforeItsTime<Result extends { at: number }>(act: (aheadMs: number) => Promise<Result>): Promise<Result> {
  for (let aheadMs = firstAheadMs; aheadMs <= mostAheadMs; aheadMs *= 2) {
    const result = await act(aheadMs)
    if (Date.now() < result.at) return result
  }
  throw new Error(`Nothing could be done before a date that lay ${mostAheadMs / 1_000} s ahead`)
}

/** For waiting until such a date has come. */
export const untilItsTime = { timeout: mostAheadMs + 30_000 }
