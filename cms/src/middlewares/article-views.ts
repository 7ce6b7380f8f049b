import type { Exchange, Next } from '@artha/base/exchange'
import { articleViewBatch, articleViewsPath } from '@artha/contract/article-views'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { storeBatch } from '../article-views/store-batch'
import { env } from '../env'
import { isSiteKey } from '../client-address'

/** Stores the views that a site counted. For everybody else nothing exists at this address. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Exchange, next: Next) => {
    if (ctx.path !== articleViewsPath || ctx.method !== 'POST' || !isSiteKey(ctx.get('x-artha-internal-key'), env.INTERNAL_KEY)) return next()
    const batch = articleViewBatch.safeParse(ctx.request.body)
    if (!batch.success) return refuse(ctx, 'validation', 'These views could not be read.')
    await storeBatch(strapi, batch.data, new Date())
    ctx.status = 204
  }
