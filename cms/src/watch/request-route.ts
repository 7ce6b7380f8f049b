import { endpointPathAt } from '@artha/contract/endpoints'
import type { Exchange } from '@artha/base/exchange'

/** Returns the route that the router took. */
function takenRoute(ctx: Exchange): string | undefined {
  const taken: unknown = Reflect.get(ctx, '_matchedRoute')
  return typeof taken === 'string' ? taken : undefined
}

/** Returns the name of a request for logs and metrics: never its address, which names entries and may hold a token. */
export function routeOf(ctx: Exchange): string {
  const endpoint = endpointPathAt(ctx.path, ctx.method === 'HEAD' ? 'GET' : ctx.method)
  if (endpoint !== undefined) return endpoint
  if (ctx.path.startsWith('/uploads/')) return '/uploads/*'
  return takenRoute(ctx) ?? '*'
}
