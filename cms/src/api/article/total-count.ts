import { LRUCache } from 'lru-cache'
import { largestSearchCount } from './published-articles'

/** Counting costs more than a page; a count may be a minute old. Bounded, so that made-up searches cannot fill memory. */
const counts = new LRUCache<string, number>({ max: 1_000, ttl: 60_000 })

/** The X-Total-Count of a list: the number, or "1000+" where a title search stopped counting. */
export async function totalCount(key: string, hasSearch: boolean, count: () => Promise<number>): Promise<string> {
  const known = counts.get(key) ?? (await count())
  counts.set(key, known, { noUpdateTTL: true })
  return hasSearch && known > largestSearchCount ? `${largestSearchCount}+` : String(known)
}
