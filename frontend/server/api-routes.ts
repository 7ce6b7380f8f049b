import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accessOf, answerSchemaOf, isNeverCached } from '@artha/contract/endpoints'
import { cacheControlFor } from './cache-control.ts'
import type { DataCache } from './data-cache.ts'
import { forward, type ForwardSettings } from './forward.ts'
import { isForwardedPath } from './forwarded-path.ts'
import { pathWithoutQuery } from './log.ts'
import { sendBody } from './send-body.ts'
import { sendError, sendUnreachable } from './send-error.ts'

export interface ApiSettings extends ForwardSettings {
  cache: DataCache
}

/** Longer addresses are asked for by nobody who reads; they would only fill the cache. */
const longestCachedKey = 1_000

/** The documented paths: public reads through the data cache, everything else straight to the cms. */
export async function apiRoutes(site: FastifyInstance, settings: ApiSettings) {
  // Bodies pass through as they are
  site.removeAllContentTypeParsers()
  site.addContentTypeParser('*', (_request, _payload, done) => done(null))

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathWithoutQuery(request.url)
    if (!isForwardedPath(path)) return sendError(reply, 'not-found', 'There is nothing at this address.')
    return isPublicRead(request, path) ? sendCached(settings.cache, request, reply) : forward(settings, request, reply)
  }
  for (const url of ['/auth/*', '/api/*', '/uploads/*', '/admin/upload', '/admin/upload/*']) site.all(url, answer)
}

/** With a token the answer may be another, and who reads an account must have one: such requests never meet the cache. */
const isPublicRead = ({ method, headers, url }: FastifyRequest, path: string) =>
  (method === 'GET' || method === 'HEAD') &&
  headers.authorization === undefined &&
  url.length <= longestCachedKey &&
  accessOf(path) === 'public' &&
  !isNeverCached(path) &&
  answerSchemaOf(path) !== undefined

async function sendCached(cache: DataCache, request: FastifyRequest, reply: FastifyReply) {
  const read = cache.read(request.url)
  const outcome = read instanceof Promise ? await read : read
  if ('failed' in outcome) return sendUnreachable(reply)
  const { status, body, headers, version } = outcome.answer
  const kept = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControlFor(status),
    vary: 'Accept-Encoding, Authorization',
    etag: `W/"${version}"`,
  }
  return sendBody(request, reply, { status, body, headers: kept }, cache.ageMs(outcome.askedAt))
}
