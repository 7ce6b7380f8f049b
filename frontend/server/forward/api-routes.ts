import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accessOf, answerSchemaOf, isNeverCached } from '@artha/contract/endpoints'
import { cacheControlFor } from '../respond/cache-control.ts'
import type { DataCache } from '../cache/data-cache.ts'
import { dependsOnToken } from '../cache/depends-on-token.ts'
import { forward, type ForwardSettings } from './forward.ts'
import { isForwardedPath } from './forwarded-path.ts'
import { pathWithoutQuery } from '../watch/log.ts'
import type { ReadRateLimit } from '../upstream/read-rate-limit.ts'
import { noteCacheUse } from '../watch/cache-use.ts'
import { sendMedia, type MediaSettings } from '../media/media-routes.ts'
import { memoized } from '../memoize.ts'
import { sendBody } from '../respond/send-body.ts'
import { sendError, sendTooManyReads, sendUnreachable } from '../respond/send-error.ts'

export interface ApiSettings extends ForwardSettings {
  cache: DataCache
  reads: ReadRateLimit
  media: MediaSettings
}

/** Readers send no longer addresses; longer ones would only fill the cache. */
const longestCachedKey = 1_000

/** Public reads come from the data cache, uploaded files from the media cache; everything else is forwarded to the cms. */
export async function apiRoutes(site: FastifyInstance, settings: ApiSettings) {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathWithoutQuery(request.url)
    if (!isForwardedPath(path)) return sendError(reply, 'not-found', 'There is nothing at this address.')
    if (path.startsWith('/uploads/') && isRead(request)) return sendMedia(settings.media, request, reply)
    if (isPublicRead(request, path)) return sendCached(settings, request, reply)
    if (isRead(request) && !settings.reads.take()) return sendTooManyReads(reply, settings.reads.waitSeconds())
    return forward(settings, request, reply)
  }
  for (const url of ['/auth/*', '/api/*', '/uploads/*', '/admin/upload', '/admin/upload/*']) site.all(url, answer)
}

const isPublicPath = memoized((path) => accessOf(path) === 'public' && !isNeverCached(path) && answerSchemaOf(path) !== undefined)

/** True if the answer is the same with and without a token, so that a made-up token cannot bypass the cache. */
const isPublicRead = (request: FastifyRequest, path: string) =>
  isRead(request) && request.url.length <= longestCachedKey && !dependsOnToken(request.url) && isPublicPath(path)

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

async function sendCached({ cache, reads }: ApiSettings, request: FastifyRequest, reply: FastifyReply) {
  const read = cache.read(request.url)
  const outcome = read instanceof Promise ? await read : read
  if ('failed' in outcome) {
    return outcome.failed === 'refused' ? sendTooManyReads(reply, outcome.waitSeconds ?? reads.waitSeconds()) : sendUnreachable(reply)
  }
  const ageMs = cache.ageMs(outcome.requestedAt)
  noteCacheUse(reply, !(read instanceof Promise), ageMs)
  const { status, body, headers, version } = outcome.answer
  const kept = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControlFor(status),
    vary: 'Accept-Encoding',
    // The ETag of the cms if it sent one: a save compares its If-Match header with that version
    etag: headers.etag ?? `W/"${version}"`,
  }
  return sendBody(request, reply, { status, body, headers: kept }, ageMs)
}
