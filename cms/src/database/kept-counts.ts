import { LRUCache } from 'lru-cache'

/**
 * Numbers of rows of the desk's lists, by the statement that counts them: in a large archive counting costs more than a page. What is
 * saved through this process is counted at once (`middlewares/count-again.ts`), what another one saved ten seconds later at most.
 * Bounded, so that made-up searches cannot fill memory.
 */
const counts = new LRUCache<string, number>({ max: 500, ttl: 10_000 })
/** How often counts were forgotten: what was counted while a save went on is not kept. */
let forgotten = 0

export function forgetCounts(): void {
  forgotten += 1
  counts.clear()
}

/** The number that belongs to a statement, counted where it is not known. */
export async function keptCount(statement: string, count: () => Promise<number>): Promise<number> {
  const known = counts.get(statement)
  if (known !== undefined) return known
  const before = forgotten
  const counted = await count()
  if (before === forgotten) counts.set(statement, counted)
  return counted
}
