const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/**
 * How often a time of one list is longer than one of the other (Mann and Whitney's U as a share): 0.5 where both come from
 * one distribution, 0 or 1 where every single try tells them apart.
 */
export function shareLonger(times: number[], others: number[]): number {
  const wins = times.flatMap((time) => others.map((other) => (time > other ? 1 : time === other ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}

/**
 * Times two kinds of requests, `tries` of each in pairs whose order is drawn, so that what the machine does meanwhile
 * falls on both. Between two of them is time for what the cms does behind an answer.
 */
export async function timesOf(tries: number, kinds: [(at: number) => Promise<unknown>, (at: number) => Promise<unknown>]) {
  const times: [number[], number[]] = [[], []]
  for (let at = -3; at < tries; at += 1) {
    for (const kind of Math.random() < 0.5 ? ([0, 1] as const) : ([1, 0] as const)) {
      const start = performance.now()
      await kinds[kind](at)
      // The first are to warm up.
      if (at >= 0) times[kind].push(performance.now() - start)
      await pause(25)
    }
  }
  return times
}
