import type { ContactBody } from '@artha/contract/contact'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { refuse } from '../../../refusal'
import { keepContactMessage } from '../kept-messages'

const thanks = 'Message sent!'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async send(ctx: Context & { request: { body?: unknown } }) {
    const { nickname = '', ...message } = ctx.request.body as ContactBody
    const counted = await strapi.plugin('accounts').service('limits').consume('contact', { origin: ctx.state.origin })
    if (!counted.allowed) {
      ctx.set('Retry-After', String(counted.retryAfterSeconds))
      return refuse(ctx, 'too-many-requests', 'You have sent several messages already.')
    }
    // A program that filled in the hidden field learns nothing from the answer, and nobody has to read what it wrote
    if (nickname === '') await keepContactMessage(strapi, message, new Date())
    ctx.status = 201
    ctx.body = { message: thanks }
  },
})
