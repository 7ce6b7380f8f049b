import type { FastifyReply } from 'fastify'
import { staleUntilMs } from '../freshness.ts'

/** `hit`: it was at hand. `stale`: it was, and is older than it may be while the cms answers. `miss`: something had to be asked or drawn. */
export type CacheUse = 'hit' | 'stale' | 'miss'

declare module 'fastify' {
  interface FastifyReply {
    /** Absent where no cache has a part in the answer. */
    cacheUse?: CacheUse
  }
}

export function noteCacheUse(reply: FastifyReply, wasAtHand: boolean, ageMs: number) {
  reply.cacheUse = ageMs > staleUntilMs ? 'stale' : wasAtHand ? 'hit' : 'miss'
}
