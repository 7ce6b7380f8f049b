/** The most restarts of a program within `windowMinutes`. After another death a restart would not help. */
export const maxRestarts = 5
export const windowMinutes = 10
const firstPauseMs = 1000

/**
 * Returns the pause before a dead program is restarted, or undefined after too many restarts. Each pause is twice as long as the one
 * before, because what the program needs (a database, memory) may come back.
 * @param {number[]} restarts the times of earlier restarts, in milliseconds
 * @param {number} now
 * @returns {{ pauseMs: number, count: number } | undefined} `count`: the number of restarts in the span, including the coming one
 */
export function restartPause(restarts, now) {
  const recent = restarts.filter((at) => now - at < windowMinutes * 60_000).length
  return recent < maxRestarts ? { pauseMs: firstPauseMs * 2 ** recent, count: recent + 1 } : undefined
}
