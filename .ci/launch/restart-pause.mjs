/** So often a program is started again within the span; dying once more then, it would die again. */
export const mostRestarts = 5
export const spanMinutes = 10
const firstPauseMs = 1000

/**
 * How long to wait before a program that died is started again; undefined once it has been started again too often. Each
 * pause is twice as long as the one before: what it needs (a database, memory) may come back.
 * @param {number[]} restarts when it was started again, in milliseconds
 * @param {number} now
 * @returns {{ pauseMs: number, count: number } | undefined} `count`: of the restarts in the span, with the coming one
 */
export function restartPause(restarts, now) {
  const recent = restarts.filter((at) => now - at < spanMinutes * 60_000).length
  return recent < mostRestarts ? { pauseMs: firstPauseMs * 2 ** recent, count: recent + 1 } : undefined
}
