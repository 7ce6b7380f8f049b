import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import fastify from 'fastify'
import type { PageRenderer } from '../render/page-renderer.ts'
import { sendUnmatched } from '../render/page-routes.ts'
import { handleError, answerUnreadableRequest } from '../respond/error-handler.ts'
import { sendError } from '../respond/send-error.ts'
import type { SiteSettings } from '../site-settings.ts'
import { runFor } from '../watch/current-request.ts'
import { isHealthPath } from '../watch/health-routes.ts'
import { watchRequest } from '../watch/watch-requests.ts'
import { connectionLimits, limitConnections } from './limit-connections.ts'
import type { ProxyCount } from './proxy-count.ts'
import { rateLimitAddress } from './client-address.ts'
import { securityHeaders, type SecuritySettings } from './security-headers.ts'

const acceptable = /^[\w-]{8,64}$/

/** Returns the id by which both programs log a request: that of a trusted proxy, if it sent one, else a new one. */
const requestIdOf = (sent: string | string[] | undefined, isFromProxy: boolean): string =>
  isFromProxy && typeof sent === 'string' && acceptable.test(sent) ? sent : randomUUID()

const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/
const withPort = /^([^:]+):\d{1,5}$/

/** Returns one entry of X-Forwarded-For without quotes, brackets and port; unchanged if it is not an address. */
function plainAddress(entry: string) {
  const text = entry.trim().replace(/^"(.*)"$/, '$1')
  const bare = bracketed.exec(text)?.[1] ?? withPort.exec(text)?.[1] ?? text
  return isIP(bare) === 0 ? text : bare
}

/** Removes the ports from X-Forwarded-For. Some proxies add them, and each connection has another port, so each would count as a new client. */
export const plainForwardedFor = (header: string) => header.split(',').map(plainAddress).join(', ')

interface EdgeParts {
  /** Renders the pages for errors and unknown addresses. */
  renderer: PageRenderer
  proxies: ProxyCount
  security: SecuritySettings
}

/** Creates the Fastify server with everything that applies to each request, before it has a route or without one. It does not listen yet. */
export function openServer(settings: SiteSettings, { renderer, proxies, security }: EdgeParts) {
  const { env, pages, limits = connectionLimits, listeners = [] } = settings
  const headers = securityHeaders(security)
  const site = fastify({
    // The operator guarantees the number: the site must not be reachable without passing its proxies
    trustProxy: env.trustedProxies === 0 ? false : (_address, hop) => hop < env.trustedProxies,
    genReqId: (raw) => requestIdOf(raw.headers['x-request-id'], env.trustedProxies > 0),
    routerOptions: { maxParamLength: 200 },
    requestTimeout: limits.requestMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (fault, request, reply) => {
      watchRequest(listeners, request, reply)
      void handleError({ renderer, pages }, fault, request, reply.headers(headers))
    },
    clientErrorHandler: answerUnreadableRequest,
  })
  site.decorateReply('cacheUse', undefined)
  limitConnections(site, limits)
  site.addHook('onRequest', (request, reply, done) => {
    watchRequest(listeners, request, reply)
    reply.headers(headers).header('x-request-id', request.id)
    const ambiguity = ambiguityOf(request.raw)
    if (ambiguity !== undefined) return void sendError(reply.header('connection', 'close'), 'validation', ambiguity)
    const forwardedFor = request.raw.headers['x-forwarded-for']
    // Load balancers request the health checks directly, without the other proxies
    if (!isHealthPath(request.url)) proxies.record(typeof forwardedFor === 'string' ? forwardedFor : undefined)
    if (typeof forwardedFor === 'string') request.raw.headers['x-forwarded-for'] = plainForwardedFor(forwardedFor)
    runFor({ id: request.id, clientAddress: rateLimitAddress(request.ip) }, done)
  })
  site.setErrorHandler<Error>((fault, request, reply) => handleError({ renderer, pages }, fault, request, reply))
  site.setNotFoundHandler((request, reply) => sendUnmatched({ renderer, pages }, request, reply))
  return site
}

/**
 * Returns an error message for a request that two programs in a row could interpret differently: a second Host header (RFC 9112, 3.2), or a
 * fragment in the address. Returns undefined if the request is fine.
 */
function ambiguityOf({ url, rawHeaders }: { url?: string | undefined; rawHeaders: readonly string[] }): string | undefined {
  if (url?.includes('#')) return 'A fragment (#…) is no part of an address that is asked for.'
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length > 1 ? 'The request names more than one host.' : undefined
}
