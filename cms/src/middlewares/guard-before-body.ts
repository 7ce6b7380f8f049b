import type { Exchange, Next } from '@artha/base/exchange'
import { endpoints, type Endpoint } from '@artha/contract/endpoints'
import type { Core } from '@strapi/strapi'
import { drain } from '../drain'
import { mayPass } from '../guard'

/** As the router matches: without regard to case, with or without a slash at the end. */
const guarded = Object.values<Endpoint>(endpoints)
  .filter(({ access }) => access !== 'public')
  .map((endpoint) => ({ endpoint, pattern: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i') }))

/**
 * Asks who sends before the body is read: a stranger's body is neither parsed nor judged, so that 401 and 403 come before
 * 400 and 413. The routes ask again, and find what was found here; they are what counts.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Exchange, next: Next) => {
    const endpoint = guarded.find(({ endpoint: { method }, pattern }) => method === ctx.method && pattern.test(ctx.path))?.endpoint
    if (endpoint !== undefined && !(await mayPass(strapi, endpoint, ctx))) {
      if (!(await drain(ctx.req))) ctx.set('Connection', 'close')
      return
    }
    await next()
  }
