import { monotonicMs } from '@artha/base/monotonic-clock'
import type { Exchange, Next } from '@artha/base/exchange'
import { endpointPathAt } from '@artha/contract/endpoints'
import { hasListeners, notifyAnswered } from '../watch/watched-requests'

/** The status logged if the client left before the response was sent. */
const clientClosed = 499

/** Reports each request after its response has been sent or cut off. */
export default () => async (ctx: Exchange, next: Next) => {
  if (!hasListeners()) return next()
  const begunAt = monotonicMs()
  const { res } = ctx
  const { socket } = ctx.req
  const sentBefore = socket.bytesWritten
  res.once('close', () => {
    const length = Number(res.getHeader('content-length') ?? Number.NaN)
    const isWhole = res.writableFinished
    const hasBody = ctx.method !== 'HEAD' && res.statusCode !== 304 && res.statusCode !== 204
    notifyAnswered({
      requestId: ctx.state.requestId,
      method: ctx.method,
      route: routeOf(ctx),
      status: isWhole ? res.statusCode : clientClosed,
      ms: Math.round((monotonicMs() - begunAt) * 10) / 10,
      // A streamed response has no length beforehand, so the bytes sent over the connection meanwhile are counted.
      bytes: !hasBody ? 0 : isWhole && !Number.isNaN(length) ? length : socket.bytesWritten - sentBefore,
    })
  })
  await next()
}

/** Returns the route that the router took. */
function takenRoute(ctx: Exchange): string | undefined {
  const taken: unknown = Reflect.get(ctx, '_matchedRoute')
  return typeof taken === 'string' ? taken : undefined
}

/** Returns the name of a request for logs and metrics: never its address, which names entries and may hold a token. */
function routeOf(ctx: Exchange): string {
  const endpoint = endpointPathAt(ctx.path, ctx.method === 'HEAD' ? 'GET' : ctx.method)
  if (endpoint !== undefined) return endpoint
  if (ctx.path.startsWith('/uploads/')) return '/uploads/*'
  return takenRoute(ctx) ?? '*'
}
