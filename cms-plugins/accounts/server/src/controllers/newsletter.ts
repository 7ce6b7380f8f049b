import { errorStatus } from '@artha/contract/errors'
import { responseSent } from '@artha/contract/handlers'
import { refuse, refuseRateLimited } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import type { Exchange } from '@artha/base/exchange'
import { handler } from '@artha/base/handler'
import { limitsService } from '../services/limits'
import { mailService } from '../services/mail'
import { newsletterService } from '../services/newsletter'
import { visitorSubscriptionsService } from '../services/visitor-subscriptions'
import { foldedEmail } from '../rules/folded-name'
import { isMailbox } from '../rules/mail-message'
import { addressDeletedPage, confirmUnsubscribePage, unsubscribedPage, unsubscribePagePolicy } from '../rules/unsubscribe-page'
import type { AccountsSettings } from '../settings'

const notAnAddress = 'Please enter a valid email address.'
const lookIntoMailbox = 'Look into your mailbox: we have sent a link to confirm your subscription.'
const tooManyRequests = 'Too many subscriptions were requested from here.'
const hostIsBusy = 'Many readers of this mail service have subscribed just now.'
const linkExpired = 'This link has been used or has expired after 48 hours. Subscribe again to get a new one.'
const notYourAddress = 'Please use the email address of your account.'

/** Sends a page that no cache may store, because its address is the key to one subscription. */
function sendPage(ctx: Exchange, html: string) {
  ctx.set('Content-Security-Policy', unsubscribePagePolicy)
  ctx.set('Cache-Control', 'no-store')
  ctx.set('Referrer-Policy', 'no-referrer')
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = html
  return responseSent
}

const refuseLink = (ctx: Exchange) => refuse(ctx, 'not-found', 'This link is incomplete. Open it again from the email, or log in and unsubscribe.')

/**
 * Subscribing with and without an account, and three ways to unsubscribe: from the account, from the page behind a mail's link, and by a
 * mail program's one click.
 */
export const newsletter = ({ strapi }: { strapi: Core.Strapi }) => {
  const { name } = strapi.config.get<AccountsSettings['site']>('plugin::accounts.site')
  const service = () => newsletterService(strapi)
  const visitors = () => visitorSubscriptionsService(strapi)

  return {
    subscribe: handler('subscribe', async ({ body: { email }, user }, ctx) => {
      if (foldedEmail(email) !== user.email) {
        ctx.status = errorStatus.validation
        ctx.body = { success: false, message: notYourAddress, code: 'validation', fields: { email: notYourAddress } }
        return responseSent
      }
      const isNew = await service().subscribe(user)
      return { success: true, message: isNew ? 'You are subscribed.' : 'You are already subscribed.' }
    }),

    unsubscribe: handler('unsubscribe', async ({ user }) => {
      const wasSubscribed = await service().unsubscribe(user)
      return { success: true, message: wasSubscribed ? 'You are unsubscribed.' : 'You were not subscribed.' }
    }),

    /** Gives the same answer for every address, known or not. */
    request: handler('requestSubscription', async ({ body: { email, nickname = '' } }, ctx) => {
      if (!mailService(strapi).canSend()) return refuse(ctx, 'unavailable', 'We cannot send emails now.')
      const address = foldedEmail(email)
      if (!isMailbox(address)) return refuse(ctx, 'validation', notAnAddress, { email: notAnAddress })
      const { clientAddress } = ctx.state
      const ofClientAddress = await limitsService(strapi).consume('newsletterClientAddress', { clientAddress })
      if (!ofClientAddress.allowed) return refuseRateLimited(ctx, ofClientAddress.retryAfterSeconds, tooManyRequests)
      // A bot that filled in the hidden field gets the same answer, but no mail is sent.
      const ofHost = nickname === '' ? await visitors().request(address) : ({ allowed: true } as const)
      if (!ofHost.allowed) return refuseRateLimited(ctx, ofHost.retryAfterSeconds, hostIsBusy)
      ctx.status = 202
      return { message: lookIntoMailbox }
    }),

    confirm: handler('confirmSubscription', async ({ body: { link } }, ctx) =>
      (await visitors().confirm(link)) ? { message: 'You are subscribed.' } : refuse(ctx, 'validation', linkExpired, { link: linkExpired }),
    ),

    unsubscribePage: handler('unsubscribePage', ({ params }, ctx) =>
      visitors().isOurLink(params.token) ? sendPage(ctx, confirmUnsubscribePage(name, params.token)) : refuseLink(ctx),
    ),

    /** The link alone is enough: a mail program has no session, and its body holds nothing new (RFC 8058). */
    unsubscribeOneClick: handler('unsubscribeOneClick', async ({ params }, ctx) =>
      (await visitors().leave(params.token)) ? sendPage(ctx, unsubscribedPage(name)) : refuseLink(ctx),
    ),

    erase: handler('eraseSubscriber', async ({ params }, ctx) =>
      (await visitors().erase(params.token)) ? sendPage(ctx, addressDeletedPage(name)) : refuseLink(ctx),
    ),
  }
}
