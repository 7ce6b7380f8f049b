import { LRUCache } from 'lru-cache'

/**
 * Row counts of the desk's lists by statement, because counting a large archive costs more than a page. A save through this process clears them
 * (`middlewares/count-again.ts`); a save in another one shows within ten seconds. Bounded, so that made-up searches cannot fill memory.
 */
const counts = new LRUCache<string, number>({ max: 500, ttl: 10_000 })
/** The number of times that counts were cleared: a count that ran during a save is not stored. */
let forgotten = 0

export function clearCounts(): void {
  forgotten += 1
  counts.clear()
}

/** Returns the stored count of a statement, or counts. */
export async function cachedCount(statement: string, count: () => Promise<number>): Promise<number> {
  const known = counts.get(statement)
  if (known !== undefined) return known
  const before = forgotten
  const counted = await count()
  if (before === forgotten) counts.set(statement, counted)
  return counted
}
