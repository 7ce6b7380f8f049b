import { endpointPathAt } from '@artha/contract/endpoints'
import type { FastifyRequest } from 'fastify'
import { pathWithoutQuery } from '../log.ts'

/** An address that cannot be decoded has no route at all. */
type WatchedRequest = Pick<FastifyRequest, 'method' | 'url'> & { routeOptions?: { url?: string | undefined } | undefined }

/** What logs and metrics name a request by: never its address, which names entries and may hold what a visitor typed. */
export function routePatternOf({ method, url, routeOptions }: WatchedRequest): string {
  const registered = routeOptions?.url
  if (registered !== undefined && !registered.endsWith('*')) return registered
  // Pages come first: looking through the table of endpoints would cost each of them more than counting it
  return endpointPathAt(pathWithoutQuery(url), method === 'HEAD' ? 'GET' : method) ?? registered ?? '*'
}
