import type { Exchange, Next } from '@artha/base/exchange'
import { endpoints, type Endpoint } from '@artha/contract/endpoints'
import type { Core } from '@strapi/strapi'
import { drain } from '../drain'
import { guardRequest } from '../guard'

/** Matches as the router does: case-insensitive, with or without a slash at the end. */
const guarded = Object.values<Endpoint>(endpoints)
  .filter(({ access }) => access !== 'public')
  .map((endpoint) => ({ endpoint, pattern: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i') }))

/**
 * Authorises the caller before the body is read, so that 401 and 403 come before 400 and 413 and a stranger's body is never parsed. The routes
 * check again and reuse the result; their check is the one that counts.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Exchange, next: Next) => {
    const endpoint = guarded.find(({ endpoint: { method }, pattern }) => method === ctx.method && pattern.test(ctx.path))?.endpoint
    if (endpoint !== undefined && !(await guardRequest(strapi, endpoint, ctx))) {
      if (!(await drain(ctx.req))) ctx.set('Connection', 'close')
      return
    }
    await next()
  }
