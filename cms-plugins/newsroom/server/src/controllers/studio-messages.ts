import type { StudioExchange } from '@artha/base/exchange'
import { messageStateBody, messageQuery } from '@artha/contract/studio-newsroom'
import { refuseInStudio } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { messagesService } from '../services/messages'

const actorOf = (ctx: StudioExchange) => `studio:${ctx.state.user.id}`
const refuseMissing = (ctx: StudioExchange) => refuseInStudio(ctx, 'not-found', 'This message no longer exists.')

const markedWords = { unread: 'Marked as unread.', read: 'Marked as read.', answered: 'Marked as answered.' } as const

/** The requests of the Messages tab. The routes' permissions have authorised the caller. */
export const studioMessages = ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: StudioExchange) {
    const query = safeParse(messageQuery, ctx.query)
    if (!query.success) return refuseInStudio(ctx, 'validation', 'The list cannot be filtered that way.')
    // Messages are confidential.
    ctx.set('Cache-Control', 'no-store')
    ctx.body = await messagesService(strapi).page(query.data)
  },

  async mark(ctx: StudioExchange) {
    const body = safeParse(messageStateBody, ctx.request.body)
    if (!body.success) return refuseInStudio(ctx, 'validation', 'A message must be unread, read or answered.')
    const { state } = body.data
    if (!(await messagesService(strapi).mark(actorOf(ctx), ctx.params.id, state))) return refuseMissing(ctx)
    ctx.body = { message: markedWords[state] }
  },

  async remove(ctx: StudioExchange) {
    if (!(await messagesService(strapi).remove(actorOf(ctx), ctx.params.id))) return refuseMissing(ctx)
    ctx.body = { message: 'The message was deleted.' }
  },
})
