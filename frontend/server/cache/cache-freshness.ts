/** The use of a copy: give it, give it and fetch a newer one in the background, or fetch first. */
export type Freshness = 'fresh' | 'stale' | 'expired'

/** A published change is on every page within `staleUntilMs`. Both times are product decisions. */
export const freshForMs = 2_000
export const staleUntilMs = 5_000
/** A refusal (404 and other 4xx) is cached just long enough to absorb a rush. */
export const errorFreshForMs = 1_000
/** A failed read also answers other readers for this long, so that they do not all wait for a dead cms in turn. */
export const failureFreshForMs = 1_000
/** Longest wait for the cms if there is an older copy. */
export const waitLimitMs = 2_000
/** Longest wait if there is no copy: on a busy machine a slow page is better than none. */
export const firstWaitLimitMs = 10_000

/** Decides by status and age. `ageMs` counts from the request to the cms, so the age of its data is never underestimated. */
export function freshnessOf(status: number, ageMs: number): Freshness {
  if (status !== 200) return ageMs < errorFreshForMs ? 'fresh' : 'expired'
  if (ageMs < freshForMs) return 'fresh'
  return ageMs < staleUntilMs ? 'stale' : 'expired'
}
