import type { FastifyInstance } from 'fastify'
import { keyOf } from '../src/api/key-of.ts'
import { notCacheable } from './cache-control.ts'
import type { CmsContact } from './cms-contact.ts'
import type { DataCache } from './data-cache.ts'
import { waitLimitMs } from './freshness.ts'

export interface HealthSettings {
  cache: DataCache
  contact: CmsContact
  isDraining: () => boolean
}

/** `/healthz`: the process lives. `/readyz`: it can serve readers, which it can without the cms once it has read from it. */
export async function healthRoutes(site: FastifyInstance, { cache, contact, isDraining }: HealthSettings) {
  site.get('/healthz', (_request, reply) => reply.header('cache-control', notCacheable).send({ status: 'ok' }))

  site.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', notCacheable)
    if (isDraining()) return reply.code(503).send({ status: 'draining' })
    // By the rules of the cache this asks the cms at most every other second, and warms the front page
    await cache.read(keyOf('readHome'), waitLimitMs)
    return contact.hasBeenMade ? contact.report : reply.code(503).send({ status: 'no contact with the cms yet' })
  })
}
