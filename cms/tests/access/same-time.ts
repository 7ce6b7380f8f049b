const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/**
 * The share of pairs in which the time of the first list is longer (Mann and Whitney's U, scaled): 0.5 if both lists come from one distribution, 0 or
 * 1 if every pair differs in the same direction.
 */
export function shareLonger(times: number[], others: number[]): number {
  const wins = times.flatMap((time) => others.map((other) => (time > other ? 1 : time === other ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}

/**
 * Times two kinds of requests, `tries` of each, in milliseconds. Each pair runs in random order, so that other work on the machine affects both
 * alike. A pause after each request lets the cms finish its background work.
 */
export async function timesOf(tries: number, kinds: [(at: number) => Promise<unknown>, (at: number) => Promise<unknown>]) {
  const times: [number[], number[]] = [[], []]
  for (let at = -3; at < tries; at += 1) {
    for (const kind of Math.random() < 0.5 ? ([0, 1] as const) : ([1, 0] as const)) {
      const start = performance.now()
      await kinds[kind](at)
      // The first three tries are for warming up.
      if (at >= 0) times[kind].push(performance.now() - start)
      await pause(25)
    }
  }
  return times
}
