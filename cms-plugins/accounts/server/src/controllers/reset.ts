import type { resetPasswordBody, sendCodeBody, verifyCodeBody } from '@artha/contract/account'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import type * as z from 'zod/mini'
import { ownService } from '../own-services'
import { refuse, refuseForNow } from '../refusal'
import { foldedEmail } from '../rules/folded-name'
import { isMailbox } from '../rules/mail-message'
import { passwordProblem } from '../rules/password-rule'
import { noTicketCookie, ticketCookie, ticketCookieName } from '../rules/reset-ticket'
import type { AccountsSettings } from '../settings'

const notAnAddress = 'Please enter a valid email address.'

/** The three steps to a new password. No answer tells whether an address has an account. */
export const reset = ({ strapi }: { strapi: Core.Strapi }) => {
  const { isProduction } = strapi.config.get<AccountsSettings['site']>('plugin::accounts.site')
  const counters = () => ownService(strapi, 'limits')
  const resets = () => ownService(strapi, 'reset')

  return {
    async sendCode(ctx: Context) {
      const { email } = ctx.request.body as z.infer<typeof sendCodeBody>
      if (!ownService(strapi, 'mail').canSend()) return refuse(ctx, 'unavailable', 'Failed to send code.')
      if (!isMailbox(foldedEmail(email))) return refuse(ctx, 'validation', notAnAddress, { email: notAnAddress })
      for (const [name, key] of [['sendCodeOrigin', ctx.state.origin], ['sendCodeAccount', resets().keyOf(email)]] as const) {
        const counted = await counters().consume(name, key)
        if (!counted.allowed) return refuseForNow(ctx, counted.retryAfterSeconds)
      }
      resets().sendCode(email)
      ctx.body = { message: 'If this address has an account, a code is on its way to it.' }
    },

    async verifyCode(ctx: Context) {
      const { email, code } = ctx.request.body as z.infer<typeof verifyCodeBody>
      // Counted by the address and not by where it is asked from: a guesser has many origins.
      const counted = await counters().consume('verifyCode', resets().keyOf(email))
      if (!counted.allowed) return refuseForNow(ctx, counted.retryAfterSeconds)
      const ticket = await resets().redeemCode(email, code)
      if (ticket === undefined) return refuse(ctx, 'validation', 'Invalid code.', { code: 'Invalid code.' })
      ctx.append('Set-Cookie', ticketCookie(ticket, isProduction))
      ctx.body = { message: 'Code verified. You can now reset password.' }
    },

    async resetPassword(ctx: Context) {
      const { email, password } = ctx.request.body as z.infer<typeof resetPasswordBody>
      const ticket = ctx.cookies.get(ticketCookieName(isProduction), { signed: false }) ?? ''
      // Before the password is judged or hashed: who has no ticket costs us nothing and learns nothing.
      if (!(await resets().holds(ticket, email))) return refuse(ctx, 'forbidden', 'Failed to update.')
      const problem = passwordProblem(password)
      if (problem !== undefined) return refuse(ctx, 'validation', 'Failed to update.', { password: problem })
      if (!(await resets().setPassword(email, ticket, password))) return refuse(ctx, 'forbidden', 'Failed to update.')
      // The owner may have failed to sign in often enough before; with the new password the way is free from here.
      await counters().reset('signIn', `${foldedEmail(email)} ${ctx.state.origin}`)
      ctx.append('Set-Cookie', noTicketCookie(isProduction))
      ctx.body = { message: 'Password updated successfully.' }
    },
  }
}
