import { endpointPathAt } from '@artha/contract/endpoints'
import type { FastifyRequest } from 'fastify'
import { pathWithoutQuery } from './log.ts'

/** `routeOptions` is absent for an address that cannot be decoded. */
type WatchedRequest = Pick<FastifyRequest, 'method' | 'url'> & { routeOptions?: { url?: string | undefined } | undefined }

/**
 * Returns the route pattern by which logs and metrics name a request. Never its address, which names articles and may contain what a
 * visitor typed.
 */
export function routePatternOf({ method, url, routeOptions }: WatchedRequest): string {
  const registered = routeOptions?.url
  if (registered !== undefined && !registered.endsWith('*')) return registered
  // Pages have a registered route and return above: searching the endpoints would cost more than counting
  return endpointPathAt(pathWithoutQuery(url), method === 'HEAD' ? 'GET' : method) ?? registered ?? '*'
}
