import { auditQuery } from '@artha/contract/studio-access'
import { newsroomListQuery } from '@artha/contract/studio-newsroom'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { safeParse } from 'zod/mini'
import { auditTrailOf, ownService, ownSetting } from '../own-services'
import { refuseInStudio } from '../refusal'
import { restoreRefusals, restoredMessage } from '../restore-words'

const wrongQuery = 'The list cannot be asked that way.'

/** What the Studio's Newsroom page asks. Who asks was settled by the permissions of the routes. */
export const studioDesk = ({ strapi }: { strapi: Core.Strapi }) => ({
  async listScheduled(ctx: Context) {
    const query = safeParse(newsroomListQuery, ctx.query)
    if (!query.success) return refuseInStudio(ctx, 'validation', wrongQuery)
    ctx.body = await ownService(strapi, 'scheduled').page(query.data)
  },

  async listNotShown(ctx: Context) {
    const query = safeParse(newsroomListQuery, ctx.query)
    if (!query.success) return refuseInStudio(ctx, 'validation', wrongQuery)
    ctx.set('Cache-Control', 'no-store')
    ctx.body = await ownService(strapi, 'notShown').page(query.data)
  },

  async listBin(ctx: Context) {
    const query = safeParse(newsroomListQuery, ctx.query)
    if (!query.success) return refuseInStudio(ctx, 'validation', wrongQuery)
    ctx.body = await ownService(strapi, 'bin').page(query.data)
  },

  async restore(ctx: Context) {
    const restored = await ownService(strapi, 'bin').restore(`studio:${ctx.state.user.id}`, ctx.params.id)
    if (restored.refused !== undefined) return refuseInStudio(ctx, restored.refused, restoreRefusals[restored.refused])
    ctx.body = { message: restoredMessage(restored.title) }
  },

  async listChanges(ctx: Context) {
    const query = safeParse(auditQuery, ctx.query)
    if (!query.success) return refuseInStudio(ctx, 'validation', wrongQuery)
    ctx.body = await auditTrailOf(strapi).page(query.data, [...ownSetting(strapi, 'kinds').map(({ kind }) => kind), 'media', 'message'])
  },
})
