import type { Core } from '@strapi/strapi'
import type { Exchange, Next } from '@artha/base/exchange'
import { failuresService } from '../services/failures'

/** The paths of the panel's own API. On other paths, the guard of our endpoints records refusals. */
const panelPath = /^\/(admin\/(?!upload(\/|$))|(content-manager|content-type-builder|upload|email|i18n|users-permissions|accounts|newsroom)(\/|$))/i

/** True for the panel's questions about its session: on each load, the login page learns from a failed refresh that there is none. */
const isSessionProbe = (ctx: Exchange & { _matchedRoute?: unknown }) => /^\/admin\/(access-token|login|logout)\/?$/i.test(ctx.path)

/** Records the accesses that the Studio refuses. It wraps all other middlewares, so that it sees the final status. */
export const studioFailures =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Exchange & { _matchedRoute?: unknown }, next: Next) => {
    await next()
    if ((ctx.status !== 401 && ctx.status !== 403) || !panelPath.test(ctx.path) || isSessionProbe(ctx)) return
    const { user } = ctx.state
    // Recorded by route, not by path: a client can put anything into a path.
    const route = typeof ctx._matchedRoute === 'string' ? ctx._matchedRoute : 'elsewhere'
    const who = user === undefined ? { actor: 'visitor', subject: 'panel' } : { actor: `studio:${user.id}`, subject: `panel:${ctx.method} ${route}` }
    failuresService(strapi).note({ ...who, action: 'access.refused' })
  }
