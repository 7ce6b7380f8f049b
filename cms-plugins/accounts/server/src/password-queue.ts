/**
 * At most so many hashes at a time: each holds a core for tens of milliseconds and 19 MiB, and the readers' requests need
 * cores too. Node's thread pool, which files and name look-ups share, keeps threads free.
 */
const most = 2

let running = 0
const waiting: (() => void)[] = []

/** Runs a piece of work when it is its turn. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    // The place goes straight to the next in the queue, so that no newcomer takes it in between.
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}
