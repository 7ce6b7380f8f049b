import { LRUCache } from 'lru-cache'
import { env } from '../env'

interface Counted {
  asked: number
  endsAt: number
}

const { points, seconds } = env.LIMIT_SEARCH

/** Counted by this process alone: a search must not write, and another replica allows only a little more. */
const counted = new LRUCache<string, Counted>({ max: 20_000 })

/** Counts a search of a client address and returns the seconds that it has to wait; 0 if it may continue. */
export function searchWaitSeconds(clientAddress: string, now: number): number {
  const before = counted.get(clientAddress)
  const own = before === undefined || before.endsAt <= now ? { asked: 0, endsAt: now + seconds * 1_000 } : before
  own.asked += 1
  counted.set(clientAddress, own)
  return own.asked <= points ? 0 : Math.max(1, Math.ceil((own.endsAt - now) / 1_000))
}
