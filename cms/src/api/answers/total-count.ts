import { LRUCache } from 'lru-cache'

/** Counting costs more than reading a page, so a count may be a minute old. Bounded, so that made-up searches cannot fill memory. */
const counts = new LRUCache<string, number>({ max: 1_000, ttl: 60_000 })

/** Counting stops one above this for title searches, and for lists on the desk and in the Studio, which change at each save. */
export const maxCounted = 1_000

/** Formats a count: "1000+" if counting stopped. */
export const formatCount = (counted: number): string => (counted > maxCounted ? `${maxCounted}+` : String(counted))

/** Returns the X-Total-Count of a public list: the number, or "1000+" if a title search stopped counting. */
export async function totalCount(key: string, hasSearch: boolean, count: () => Promise<number>): Promise<string> {
  const known = counts.get(key) ?? (await count())
  counts.set(key, known, { noUpdateTTL: true })
  return hasSearch ? formatCount(known) : String(known)
}
