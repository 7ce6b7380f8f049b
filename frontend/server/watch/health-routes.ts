import type { FastifyInstance } from 'fastify'
import { notCacheable } from '../respond/cache-control.ts'
import { healthCheckKey, type CmsContact } from '../upstream/cms-contact.ts'
import type { DataCache } from '../cache/data-cache.ts'
import { waitLimitMs } from '../cache/freshness.ts'

/** True for the health checks, also with a query, which a load balancer may add. */
export const isHealthPath = (url: string) => /^\/(?:healthz|readyz)(?:\?|$)/.test(url)

export interface HealthSettings {
  cache: DataCache
  contact: CmsContact
  isDraining: () => boolean
  /** Interval at which the cms is checked, even without readers. Absent: never. */
  beatMs?: number | undefined
}

/**
 * `/healthz`: the process runs. `/readyz`: the site can serve readers; once the cms has answered, it can do so without it. It answers at
 * once from the last known state, and checks the cms for the next time.
 */
export async function healthRoutes(site: FastifyInstance, { cache, contact, isDraining, beatMs }: HealthSettings) {
  // The cache limits this to about one request every two seconds, and it warms the front page
  const ask = () => void cache.read(healthCheckKey, waitLimitMs)
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
