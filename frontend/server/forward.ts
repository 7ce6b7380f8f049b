import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import { immutable, notCacheable } from './cache-control.ts'
import { dependsOnToken } from './depends-on-token.ts'
import { headersForCms, headersForReader } from './forwarded-headers.ts'
import { sendUnreachable } from './send-error.ts'

export interface ForwardSettings {
  cms: Dispatcher
  cmsUrl: string
  internalKey: string | undefined
}

/** Storing and re-encoding a large upload takes its time. */
const answerLimitMs = 120_000

/** Passes a request on to the cms, and its answer back, without holding either in memory. */
export async function forward(settings: ForwardSettings, request: FastifyRequest, reply: FastifyReply) {
  const withCookies = request.url.startsWith('/auth/')
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const answer = await ask(settings, request, withCookies, gone.signal).catch(() => undefined)
  if (gone.signal.aborted) return reply.hijack()
  if (answer === undefined) return sendUnreachable(reply)
  reply.code(answer.statusCode).headers(headersForReader(answer.headers, withCookies))
  reply.header('cache-control', cachingOf(request.url, answer.statusCode, answer.headers['cache-control']))
  // An address below may hold a token or a code: nobody else is told it
  if (request.url.startsWith('/auth/')) reply.header('referrer-policy', 'no-referrer')
  if (request.url.startsWith('/uploads/')) reply.header('content-security-policy', "default-src 'none'; sandbox")
  // Refused before it was read: the rest of the body must not be taken for the next request
  if (!request.raw.complete) reply.header('connection', 'close')
  return reply.send(answer.body)
}

function ask({ cms, cmsUrl, internalKey }: ForwardSettings, request: FastifyRequest, withCookies: boolean, signal: AbortSignal) {
  const { headers, ip, id } = request
  const withBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  return cms.request({
    origin: cmsUrl,
    path: request.url,
    method: request.method,
    headers: headersForCms(headers, { origin: ip, internalKey, requestId: id, withCookies, withBody }),
    body: withBody ? bodyOf(request) : null,
    headersTimeout: answerLimitMs,
    signal,
  })
}

/**
 * The request's body behind a pipe of its own: when the cms answers before it has read all, undici destroys the stream it
 * was given, and with the request itself the connection would go down before the reader has the answer.
 */
function bodyOf({ raw }: FastifyRequest) {
  const body = new PassThrough()
  body.once('close', () => raw.unpipe(body).resume())
  raw.once('error', (error) => body.destroy(error))
  return raw.pipe(body)
}

/** Uploads never change at their address. Of anything else the cms says itself whether it may be kept, but for what a token opens. */
function cachingOf(url: string, status: number, said: string | string[] | undefined) {
  if (dependsOnToken(url)) return notCacheable
  if (url.startsWith('/uploads/')) return status < 400 ? immutable : notCacheable
  return said ?? notCacheable
}
