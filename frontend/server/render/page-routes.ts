import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageRoute, RouteParams } from '../../src/pages/page-route.ts'
import { routeForQuery } from '../../src/pages/route-for-query.ts'
import { cacheable, notCacheable } from '../respond/cache-control.ts'
import { pathWithoutQuery } from '../watch/log.ts'
import type { MovedPage, PageAddress, PageRenderer, RenderedPage } from './page-renderer.ts'
import { savesData } from './sparing-page.ts'
import { sendBody } from '../respond/send-body.ts'
import { sendError } from '../respond/send-error.ts'
import { noteCacheUse } from '../watch/cache-use.ts'
import type { SitePages } from '../site-pages.ts'

export interface PageRoutesSettings {
  renderer: PageRenderer
  pages: () => SitePages | Promise<SitePages>
}

/** Registers every page at its address. */
export async function pageRoutes(site: FastifyInstance, { renderer, pages }: PageRoutesSettings) {
  const { pageRoutes: routes } = await pages()
  for (const route of routes) {
    site.get<{ Params: RouteParams }>(route.path, (request, reply) => {
      const address = addressOf(route, request)
      // For the router "/blog/" has an empty id; for the pages' own matching it is not a page
      if (Object.values(address.params).includes('')) return sendUnmatched({ renderer, pages }, request, reply)
      return sendPage(renderer, address, request, reply)
    })
  }
}

/** Answers addresses that the router does not know. The pages' own matching decides; it also accepts a slash at the end. */
export async function sendUnmatched({ renderer, pages }: PageRoutesSettings, request: FastifyRequest, reply: FastifyReply) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    reply.header('allow', 'GET, HEAD')
    return sendError(reply, 'method-not-allowed', 'Pages can only be read.')
  }
  const { placeAt } = await pages()
  const query = queryOf(request.url)
  const { route, params } = placeAt({ pathname: pathWithoutQuery(request.url), search: query })
  return sendPage(renderer, { route, params, query, isSparing: isSparing(request) }, request, reply)
}

/** Sends the not-found page, for an address that cannot be decoded. */
export async function sendNotFound({ renderer, pages }: PageRoutesSettings, request: FastifyRequest, reply: FastifyReply) {
  const { notFoundRoute } = await pages()
  return sendPage(renderer, { route: notFoundRoute, params: {}, query: '', isSparing: isSparing(request) }, request, reply)
}

function sendPage(renderer: PageRenderer, address: PageAddress, request: FastifyRequest, reply: FastifyReply) {
  const rendered = renderer.render(address)
  const send = (outcome: RenderedPage | MovedPage) => {
    // Browsers must revalidate: the page may move again
    if ('movedTo' in outcome) return reply.header('cache-control', cacheable).redirect(outcome.movedTo, 301)
    noteCacheUse(reply, !(rendered instanceof Promise), outcome.ageMs)
    return sendBody(request, reply, outcome.page, outcome.ageMs)
  }
  return rendered instanceof Promise ? rendered.then(send) : send(rendered)
}

/** Sends the error page with status 500. */
export async function sendErrorPage(renderer: PageRenderer, reply: FastifyReply) {
  const page = await renderer.renderError().catch(() => undefined)
  reply.removeHeader('etag').removeHeader('content-encoding')
  if (page !== undefined) reply.header('content-security-policy', page.contentSecurityPolicy)
  return reply
    .code(500)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': notCacheable })
    .send(page?.html ?? lastResort)
}

/** Sent if even the error page cannot be rendered. */
const lastResort = '<!doctype html><html lang="en-IN"><title>Something went wrong</title><p>Something went wrong. Please try again later.</p>'

function addressOf(route: PageRoute, request: FastifyRequest<{ Params: RouteParams }>): PageAddress {
  const query = queryOf(request.url)
  return { route: routeForQuery(route, query), params: request.params, query, isSparing: isSparing(request) }
}

const isSparing = ({ headers }: FastifyRequest) => savesData(headers['save-data'])

function queryOf(url: string) {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}
