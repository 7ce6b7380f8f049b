import { pageLinks } from '@artha/contract/page-links'
import type { NewsroomListQuery } from '@artha/contract/studio-newsroom'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { ownService } from '../own-services'
import { refuse } from '../refusal'
import { restoreRefusals, restoredMessage } from '../restore-words'

/** The bin of the dashboard. The gate has already asked who calls, and held the query to its schema. */
export const bin = ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = ctx.state.query as NewsroomListQuery
    const { results, total } = await ownService(strapi, 'bin').page(query)
    ctx.set('X-Total-Count', String(total))
    const links = pageLinks(ctx.path, ctx.querystring, { ...query, answered: results.length })
    if (links !== '') ctx.set('Link', links)
    ctx.body = results
  },

  async restore(ctx: Context) {
    const restored = await ownService(strapi, 'bin').restore(`user:${ctx.state.account.documentId}`, ctx.params.id)
    if (restored.refused !== undefined) return refuse(ctx, restored.refused, restoreRefusals[restored.refused])
    ctx.body = { message: restoredMessage(restored.title) }
  },
})
