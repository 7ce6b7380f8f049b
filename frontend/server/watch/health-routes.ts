import type { FastifyInstance } from 'fastify'
import { notCacheable } from '../respond/cache-control.ts'
import { healthCheckKey, type CmsHealth } from '../upstream/cms-health.ts'
import type { DataCache } from '../cache/data-cache.ts'
import { waitLimitMs } from '../cache/cache-freshness.ts'

/** True for the health checks, also with a query, which a load balancer may add. */
export const isHealthPath = (url: string) => /^\/(?:healthz|readyz)(?:\?|$)/.test(url)

export interface HealthSettings {
  cache: DataCache
  health: CmsHealth
  isDraining: () => boolean
  /** Interval at which the cms is checked, even without readers. Absent: never. */
  healthCheckMs?: number | undefined
}

/**
 * `/healthz`: the process runs. `/readyz`: the site can serve readers; once the cms has answered, it can do so without it. It answers at
 * once from the last known state, and checks the cms for the next time.
 */
export async function healthRoutes(site: FastifyInstance, { cache, health, isDraining, healthCheckMs }: HealthSettings) {
  // The cache limits this to about one request every two seconds, and it warms the front page
  const ask = () => void cache.read(healthCheckKey, waitLimitMs)
  if (healthCheckMs !== undefined) {
    const beat = setInterval(ask, healthCheckMs).unref()
    site.addHook('onReady', async () => ask())
    site.addHook('onClose', async () => clearInterval(beat))
  }
  site.get('/healthz', (_request, reply) => reply.header('cache-control', notCacheable).send({ status: 'ok' }))

  site.get('/readyz', (_request, reply) => {
    reply.header('cache-control', notCacheable)
    if (isDraining()) return reply.code(503).send({ status: 'draining' })
    ask()
    return health.isStateKnown ? reply.send(health.report) : reply.code(503).send({ status: 'no contact with the cms yet' })
  })
}
