import type { openResetLinkBody, resetPasswordBody, sendCodeBody, verifyCodeBody } from '@artha/contract/account'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import type * as z from 'zod/mini'
import { rememberDevice, sentDevice } from '../device-of'
import { ownService } from '../own-services'
import { refuse, refuseForNow } from '../refusal'
import { foldedEmail } from '../rules/folded-name'
import { isMailbox } from '../rules/mail-message'
import { passwordProblem } from '../rules/password-rule'
import { noTicketCookie, ticketCookie, ticketCookieName } from '../rules/reset-ticket'
import type { AccountsSettings } from '../settings'

const notAnAddress = 'Please enter a valid email address.'
const enoughMails = 'Enough mails were asked for. If this address has an account, the link in the newest one works.'
const enoughDigits = 'Too many codes were tried. The link in the mail still works.'
const linkIsOver = 'This link was used, or its ten minutes are over. Ask for a new mail.'

/** The three steps to a new password. No answer tells whether an address has an account. */
export const reset = ({ strapi }: { strapi: Core.Strapi }) => {
  const { isProduction } = strapi.config.get<AccountsSettings['site']>('plugin::accounts.site')
  const attempts = () => ownService(strapi, 'attempts')
  const askerOf = (ctx: Context, address: string) =>
    ({ door: 'site', address, origin: ctx.state.origin as string, deviceToken: sentDevice(ctx, isProduction) }) as const
  const resets = () => ownService(strapi, 'reset')

  return {
    async sendCode(ctx: Context) {
      const { email } = ctx.request.body as z.infer<typeof sendCodeBody>
      if (!ownService(strapi, 'mail').canSend()) return refuse(ctx, 'unavailable', 'Failed to send code.')
      if (!isMailbox(foldedEmail(email))) return refuse(ctx, 'validation', notAnAddress, { email: notAnAddress })
      const counted = await attempts().consume('sendCode', askerOf(ctx, email))
      if (!counted.allowed) return refuseForNow(ctx, counted.retryAfterSeconds, enoughMails)
      resets().sendCode(email)
      ctx.body = { message: 'If this address has an account, a code is on its way to it.' }
    },

    async verifyCode(ctx: Context) {
      const { email, code } = ctx.request.body as z.infer<typeof verifyCodeBody>
      const counted = await attempts().consume('verifyCode', askerOf(ctx, email))
      if (!counted.allowed) return refuseForNow(ctx, counted.retryAfterSeconds, enoughDigits)
      const ticket = await resets().redeemCode(email, code)
      if (ticket === undefined) return refuse(ctx, 'validation', 'Invalid code.', { code: 'Invalid code.' })
      ctx.append('Set-Cookie', ticketCookie(ticket, isProduction))
      ctx.body = { message: 'Code verified. You can now reset password.' }
    },

    /** The link of the mail: too long to be guessed, so that no limit of digits stops it. */
    async openLink(ctx: Context) {
      const opened = await resets().redeemLink((ctx.request.body as z.infer<typeof openResetLinkBody>).link)
      if (opened === undefined) return refuse(ctx, 'validation', linkIsOver, { link: linkIsOver })
      ctx.append('Set-Cookie', ticketCookie(opened.ticket, isProduction))
      ctx.body = { message: 'You can now choose a new password.', email: opened.email }
    },

    async resetPassword(ctx: Context) {
      const { email, password } = ctx.request.body as z.infer<typeof resetPasswordBody>
      const ticket = ctx.cookies.get(ticketCookieName(isProduction), { signed: false }) ?? ''
      // Before the password is judged or hashed: who has no ticket costs us nothing and learns nothing.
      if (!(await resets().holds(ticket, email))) return refuse(ctx, 'forbidden', 'Failed to update.')
      const problem = passwordProblem(password)
      if (problem !== undefined) return refuse(ctx, 'validation', 'Failed to update.', { password: problem })
      if (!(await resets().setPassword(email, ticket, password))) return refuse(ctx, 'forbidden', 'Failed to update.')
      // The owner may have failed to sign in often enough before, and strangers too; with the new password the way is free from here.
      await attempts().clear('signIn', askerOf(ctx, email))
      await rememberDevice(strapi, ctx, { door: 'site', address: email }, isProduction)
      ctx.append('Set-Cookie', noTicketCookie(isProduction))
      ctx.body = { message: 'Password updated successfully.' }
    },
  }
}
