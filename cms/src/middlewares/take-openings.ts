import type { Exchange, Next } from '@artha/base/exchange'
import { articleViewBatch, articleViewsPath } from '@artha/contract/article-views'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { takeBatch } from '../openings/take-batch'
import { env } from '../env'
import { isOfSite } from '../origin'

/** Stores the views that a site counted. For everybody else nothing exists at this address. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Exchange, next: Next) => {
    if (ctx.path !== articleViewsPath || ctx.method !== 'POST' || !isOfSite(ctx.get('x-artha-internal-key'), env.INTERNAL_KEY)) return next()
    const batch = articleViewBatch.safeParse(ctx.request.body)
    if (!batch.success) return refuse(ctx, 'validation', 'These views could not be read.')
    await takeBatch(strapi, batch.data, new Date())
    ctx.status = 204
  }
