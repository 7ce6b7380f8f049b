import type { StudioExchange } from '@artha/base/exchange'
import { accountsOf } from '@artha/accounts/services'
import { auditQuery } from '@artha/contract/studio-access'
import { newsroomListQuery } from '@artha/contract/studio-newsroom'
import { refuseInStudio } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { ownSetting } from '../own-settings'
import { binService } from '../services/bin'
import { notShownService } from '../services/not-shown'
import { scheduledService } from '../services/scheduled'
import { restoreRefusals, restoredMessage } from '../restore-texts'

const wrongQuery = 'The list cannot be filtered that way.'

/** The requests of the Studio's Newsroom page. The routes' permissions have authorised the caller. */
export const studioDesk = ({ strapi }: { strapi: Core.Strapi }) => ({
  async listScheduled(ctx: StudioExchange) {
    const query = safeParse(newsroomListQuery, ctx.query)
    if (!query.success) return refuseInStudio(ctx, 'validation', wrongQuery)
    ctx.body = await scheduledService(strapi).page(query.data)
  },

  async listNotShown(ctx: StudioExchange) {
    const query = safeParse(newsroomListQuery, ctx.query)
    if (!query.success) return refuseInStudio(ctx, 'validation', wrongQuery)
    ctx.set('Cache-Control', 'no-store')
    ctx.body = await notShownService(strapi).page(query.data)
  },

  async listBin(ctx: StudioExchange) {
    const query = safeParse(newsroomListQuery, ctx.query)
    if (!query.success) return refuseInStudio(ctx, 'validation', wrongQuery)
    ctx.body = await binService(strapi).page(query.data)
  },

  async restore(ctx: StudioExchange) {
    const restored = await binService(strapi).restore(`studio:${ctx.state.user.id}`, ctx.params.id)
    if (restored.refused !== undefined) return refuseInStudio(ctx, restored.refused, restoreRefusals[restored.refused])
    ctx.body = { message: restoredMessage(restored.title) }
  },

  async listChanges(ctx: StudioExchange) {
    const query = safeParse(auditQuery, ctx.query)
    if (!query.success) return refuseInStudio(ctx, 'validation', wrongQuery)
    ctx.body = await accountsOf(strapi).auditTrail.page(query.data, [...ownSetting(strapi, 'kinds').map(({ kind }) => kind), 'media', 'message'])
  },
})
