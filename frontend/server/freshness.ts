/** What to do with a copy of an answer: give it, give it and ask for a newer one behind, or ask first. */
export type Freshness = 'give' | 'give-and-refresh' | 'ask-first'

/** A published change is on every page within `staleUntilMs`; the figures are settled in the architecture. */
export const freshForMs = 2_000
export const staleUntilMs = 5_000
/** A refusal (404 and other 4xx) is kept just long enough to absorb a rush. */
export const refusalKeptMs = 1_000
/** How long a failed read is the answer for further readers too, so that they do not all wait for a dead cms in turn. */
export const failureKeptMs = 1_000
/** A reader waits for the cms at most this long where there is an older copy to give. */
export const waitLimitMs = 2_000
/** And so long where there is none: a slow page is better than none, on a machine that has much to do. */
export const firstWaitLimitMs = 10_000

/** `ageMs` counts from the moment the cms was asked, so that the age of what it read is never underestimated. */
export function freshnessOf(status: number, ageMs: number): Freshness {
  if (status !== 200) return ageMs < refusalKeptMs ? 'give' : 'ask-first'
  if (ageMs < freshForMs) return 'give'
  return ageMs < staleUntilMs ? 'give-and-refresh' : 'ask-first'
}
