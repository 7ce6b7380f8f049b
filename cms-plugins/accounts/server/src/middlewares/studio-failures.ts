import type { Core } from '@strapi/strapi'
import type { Exchange, Next } from '@artha/base/exchange'
import { failuresService } from '../services/failures'

/** The panel's own API, outside of which the guard of our endpoints notes what it refuses. */
const panelPath = /^\/(admin\/(?!upload(\/|$))|(content-manager|content-type-builder|upload|email|i18n|users-permissions|accounts|newsroom)(\/|$))/i

/** At every load of its login page the panel asks for a refresh, and learns from the failure that there is no session. */
const isQuestion = (ctx: Exchange & { _matchedRoute?: unknown }) => /^\/admin\/(access-token|login|logout)\/?$/i.test(ctx.path)

/** Notes the accesses that the Studio refuses. Around all that answers, so that it sees the status that is sent. */
export const studioFailures =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Exchange & { _matchedRoute?: unknown }, next: Next) => {
    await next()
    if ((ctx.status !== 401 && ctx.status !== 403) || !panelPath.test(ctx.path) || isQuestion(ctx)) return
    const { user } = ctx.state
    // By the route and not by the path, which a client may fill with anything.
    const route = typeof ctx._matchedRoute === 'string' ? ctx._matchedRoute : 'elsewhere'
    const who = user === undefined ? { actor: 'visitor', subject: 'panel' } : { actor: `studio:${user.id}`, subject: `panel:${ctx.method} ${route}` }
    failuresService(strapi).note({ ...who, action: 'access.refused' })
  }
