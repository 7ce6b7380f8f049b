import type { FastifyInstance } from 'fastify'
import { articleViewReportPath } from '@artha/contract/article-view-report-path'
import { keyOf } from '../../src/api/key-of.ts'
import { notCacheable } from '../respond/cache-control.ts'
import type { DataCache } from '../cache/data-cache.ts'
import { sendError } from '../respond/send-error.ts'

/**
 * Endpoint by which the browser reports an article that was opened within the app. It checks that the article exists; the view is counted
 * by the listener of all requests.
 */
export async function viewReportRoute(site: FastifyInstance, { cache }: { cache: DataCache }) {
  site.post<{ Params: { id: string } }>(`${articleViewReportPath}:id`, async (request, reply) => {
    const place = request.headers['sec-fetch-site']
    if (place !== undefined && place !== 'same-origin') return sendError(reply, 'forbidden', 'Only pages of this site report views.')
    // The browser has just read the article, so it is in the cache
    const outcome = await cache.read(keyOf('readArticle', { id: request.params.id }))
    if ('failed' in outcome || outcome.answer.status !== 200) return sendError(reply, 'not-found', 'There is no such article.')
    return reply.code(204).header('cache-control', notCacheable).send()
  })
}
