import { handler } from '@artha/base/handler'
import { responseSent } from '@artha/contract/handlers'
import type { Core } from '@strapi/strapi'
import { checkLimit } from '../../../limits'

const thanks = 'Message sent!'
const uid = 'api::contact.contact-message'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  send: handler('sendContactMessage', async ({ body: { nickname = '', ...message } }, ctx) => {
    const { clientAddress } = ctx.state
    if (!(await checkLimit(strapi, ctx, 'contact', { clientAddress }, 'You have already sent several messages.'))) return responseSent
    // A bot that filled in the hidden field gets the same answer, but its message is not stored
    if (nickname === '') await strapi.db.query(uid).create({ data: { ...message, receivedAt: new Date() } })
    ctx.status = 201
    return { message: thanks }
  }),
})
