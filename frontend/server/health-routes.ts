import type { FastifyInstance } from 'fastify'
import { notCacheable } from './cache-control.ts'
import type { CmsContact } from './cms-contact.ts'
import { alwaysThere, type DataCache } from './data-cache.ts'
import { waitLimitMs } from './freshness.ts'

/** Also with a query, which a load balancer may add. */
export const isHealthPath = (url: string) => /^\/(?:healthz|readyz)(?:\?|$)/.test(url)

export interface HealthSettings {
  cache: DataCache
  contact: CmsContact
  isDraining: () => boolean
  /** How often the cms is asked whether anybody reads or not; never where it is absent. */
  beatMs?: number | undefined
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve readers, which it can without the cms once it has read from it; said at once
 * from what is known, while the cms is asked for the next time.
 */
export async function healthRoutes(site: FastifyInstance, { cache, contact, isDraining, beatMs }: HealthSettings) {
  // By the rules of the cache this asks the cms at most every other second, and warms the front page
  const ask = () => void cache.read(alwaysThere, waitLimitMs)
  if (beatMs !== undefined) {
    const beat = setInterval(ask, beatMs).unref()
    site.addHook('onReady', async () => ask())
    site.addHook('onClose', async () => clearInterval(beat))
  }
  site.get('/healthz', (_request, reply) => reply.header('cache-control', notCacheable).send({ status: 'ok' }))

  site.get('/readyz', (_request, reply) => {
    reply.header('cache-control', notCacheable)
    if (isDraining()) return reply.code(503).send({ status: 'draining' })
    ask()
    return contact.hasBeenMade ? reply.send(contact.report) : reply.code(503).send({ status: 'no contact with the cms yet' })
  })
}
