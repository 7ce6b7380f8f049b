import { endpointPathAt } from '@artha/contract/endpoints'
import type { FastifyReply, FastifyRequest } from 'fastify'
import './cache-use.ts'
import { pathWithoutQuery } from './log.ts'
import type { AnsweredRequest } from './request-lines.ts'

/** Called for each request when its answer is sent or its client has disconnected. */
export type Listener = (answered: AnsweredRequest, request: Pick<FastifyRequest, 'url' | 'headers'>) => void

/** The status in logs if the client disconnected before the answer was sent. */
const clientClosed = 499

/** Calls each listener when a request has ended, whatever its outcome. */
export function watchRequest(listeners: readonly Listener[], request: FastifyRequest, reply: FastifyReply) {
  if (listeners.length === 0) return
  const begunAt = performance.now()
  const { socket } = request.raw
  const sentBefore = socket.bytesWritten
  reply.raw.once('close', () => {
    const answered = answeredOf(request, reply, performance.now() - begunAt, socket.bytesWritten - sentBefore)
    for (const hear of listeners) hear(answered, request)
  })
}

function answeredOf(request: FastifyRequest, reply: FastifyReply, ms: number, written: number): AnsweredRequest {
  const { raw } = reply
  const hasBody = request.method !== 'HEAD' && raw.statusCode !== 304 && raw.statusCode !== 204
  const length = Number(reply.getHeader('content-length') ?? Number.NaN)
  return {
    requestId: request.id,
    method: request.method,
    route: routePatternOf(request),
    status: raw.writableFinished ? raw.statusCode : clientClosed,
    ms: Math.round(ms * 10) / 10,
    // A streamed answer has no length in advance: the bytes sent on the connection are the best estimate
    bytes: !hasBody ? 0 : raw.writableFinished && !Number.isNaN(length) ? length : written,
    ...(reply.cacheUse !== undefined && { cache: reply.cacheUse }),
  }
}

/** `routeOptions` is absent for an address that cannot be decoded. */
type WatchedRequest = Pick<FastifyRequest, 'method' | 'url'> & { routeOptions?: { url?: string | undefined } | undefined }

/**
 * Returns the route pattern by which logs and metrics name a request. Never its address, which names articles and may contain what a
 * visitor typed.
 */
function routePatternOf({ method, url, routeOptions }: WatchedRequest): string {
  const registered = routeOptions?.url
  if (registered !== undefined && !registered.endsWith('*')) return registered
  // Pages have a registered route and return above: searching the endpoints would cost more than counting
  return endpointPathAt(pathWithoutQuery(url), method === 'HEAD' ? 'GET' : method) ?? registered ?? '*'
}
