import type { FastifyReply, FastifyRequest } from 'fastify'
import './cache-use.ts'
import type { AnsweredRequest } from './request-lines.ts'
import { routePatternOf } from './route-pattern.ts'

/** Hears of each request when its answer is sent, or its client has gone. */
export type Listener = (answered: AnsweredRequest, request: Pick<FastifyRequest, 'url' | 'headers'>) => void

/** The client went before the answer was sent. */
const clientClosed = 499

/** Tells each listener of a request, whatever becomes of it. */
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
    // A streamed answer has no length beforehand: what went over the connection meanwhile is as near as it gets
    bytes: !hasBody ? 0 : raw.writableFinished && !Number.isNaN(length) ? length : written,
    ...(reply.cacheUse !== undefined && { cache: reply.cacheUse }),
  }
}
