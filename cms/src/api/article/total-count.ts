import { LRUCache } from 'lru-cache'

/** Counting costs more than a page; a count may be a minute old. Bounded, so that made-up searches cannot fill memory. */
const counts = new LRUCache<string, number>({ max: 1_000, ttl: 60_000 })

/** Counting stops one past this: of a title search, and of what is read on the desk and in the Studio, where each save changes it. */
export const mostCounted = 1_000

/** A number of what was counted so far: "1000+" where counting stopped. */
export const toldCount = (counted: number): string => (counted > mostCounted ? `${mostCounted}+` : String(counted))

/** The X-Total-Count of a public list: the number, or "1000+" where a title search stopped counting. */
export async function totalCount(key: string, hasSearch: boolean, count: () => Promise<number>): Promise<string> {
  const known = counts.get(key) ?? (await count())
  counts.set(key, known, { noUpdateTTL: true })
  return hasSearch ? toldCount(known) : String(known)
}
