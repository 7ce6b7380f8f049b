import type { subscribeBody } from '@artha/contract/account'
import { errorStatus } from '@artha/contract/errors'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import type * as z from 'zod/mini'
import { ownService } from '../own-services'
import { refuse } from '../refusal'
import { foldedEmail } from '../rules/folded-name'
import { askingPage, unsubscribedPage, unsubscribePagePolicy } from '../rules/unsubscribe-page'
import type { AccountsSettings } from '../settings'
import type { UserRow } from '../user-row'

const notYours = 'Please use the email address of your account.'

/** A page of ours that nobody keeps: its address is a key to somebody's subscription. */
function show(ctx: Context, html: string) {
  ctx.set('Content-Security-Policy', unsubscribePagePolicy)
  ctx.set('Cache-Control', 'no-store')
  ctx.set('Referrer-Policy', 'no-referrer')
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = html
}

const refuseLink = (ctx: Context) =>
  refuse(ctx, 'not-found', 'This link is not complete. Open it once more from the mail, or log in and unsubscribe.')

/** Subscribing, and the three ways out: by account, by the page behind a link, by the one click of a mail program. */
export const newsletter = ({ strapi }: { strapi: Core.Strapi }) => {
  const { name } = strapi.config.get<AccountsSettings['site']>('plugin::accounts.site')
  const service = () => ownService(strapi, 'newsletter')

  return {
    async subscribe(ctx: Context) {
      const { email } = ctx.request.body as z.infer<typeof subscribeBody>
      const account: UserRow = ctx.state.account
      if (foldedEmail(email) !== account.email) {
        ctx.status = errorStatus.validation
        ctx.body = { success: false, message: notYours, code: 'validation', fields: { email: notYours } }
        return
      }
      const isNew = await service().subscribe(account)
      ctx.body = { success: true, message: isNew ? 'You are subscribed.' : 'You are already subscribed.' }
    },

    async unsubscribe(ctx: Context) {
      const account: UserRow = ctx.state.account
      const wasSubscribed = await service().unsubscribe(account)
      ctx.body = { success: true, message: wasSubscribed ? 'You are unsubscribed.' : 'You were not subscribed.' }
    },

    async unsubscribePage(ctx: Context) {
      if (!service().isOurLink(ctx.params.token)) return refuseLink(ctx)
      show(ctx, askingPage(name))
    },

    /** The link is all that is needed: a mail program has no session, and sends a body that says nothing new (RFC 8058). */
    async unsubscribeOneClick(ctx: Context) {
      if (!(await service().unsubscribeByLink(ctx.params.token))) return refuseLink(ctx)
      show(ctx, unsubscribedPage(name))
    },
  }
}
