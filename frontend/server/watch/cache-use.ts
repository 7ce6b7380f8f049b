import type { FastifyReply } from 'fastify'
import { staleUntilMs } from '../cache/cache-freshness.ts'

/** `hit`: the answer was cached. `stale`: the answer is older than it may be while the cms works. `miss`: the site had to read or render it. */
export type CacheUse = 'hit' | 'stale' | 'miss'

declare module 'fastify' {
  interface FastifyReply {
    /** Absent if no cache was involved. */
    cacheUse?: CacheUse
  }
}

export function noteCacheUse(reply: FastifyReply, wasCached: boolean, ageMs: number) {
  reply.cacheUse = ageMs > staleUntilMs ? 'stale' : wasCached ? 'hit' : 'miss'
}
