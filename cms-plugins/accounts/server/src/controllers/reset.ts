import { codeFormatMessage, resetCodeIn } from '@artha/contract/reset-code'
import { refuse, refuseRateLimited } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { rememberDevice, deviceTokenOf } from '../device-cookie'
import type { Exchange } from '@artha/base/exchange'
import { handler } from '@artha/base/handler'
import { attemptsService } from '../services/attempts'
import { mailService } from '../services/mail'
import { resetService } from '../services/reset'
import { foldedEmail } from '../rules/folded-name'
import { isMailbox } from '../rules/mail-message'
import { passwordProblem } from '../rules/password-rule'
import { clearTicketCookie, ticketCookie, ticketCookieName } from '../rules/reset-ticket'
import type { AccountsSettings } from '../settings'

const notAnAddress = 'Please enter a valid email address.'
const tooManyMails = 'Too many emails were requested. If this address has an account, the link in the latest email works.'
const tooManyCodes = 'Too many codes were tried. The link in the email still works.'
const linkExpired = 'This link has been used or has expired after ten minutes. Request a new email.'

/** The three steps to a new password. No response tells if an address has an account. */
export const reset = ({ strapi }: { strapi: Core.Strapi }) => {
  const { isProduction } = strapi.config.get<AccountsSettings['site']>('plugin::accounts.site')
  const attempts = () => attemptsService(strapi)
  const attemptOf = (ctx: Exchange, address: string) =>
    ({ door: 'site', address, clientAddress: ctx.state.clientAddress, deviceToken: deviceTokenOf(ctx, isProduction) }) as const
  const resets = () => resetService(strapi)

  return {
    sendCode: handler('sendCode', async ({ body: { email } }, ctx) => {
      if (!mailService(strapi).canSend()) return refuse(ctx, 'unavailable', 'Failed to send code.')
      if (!isMailbox(foldedEmail(email))) return refuse(ctx, 'validation', notAnAddress, { email: notAnAddress })
      const counted = await attempts().consume('sendCode', attemptOf(ctx, email))
      if (!counted.allowed) return refuseRateLimited(ctx, counted.retryAfterSeconds, tooManyMails)
      resets().sendCode(email)
      return { message: 'If this address has an account, we have sent it a code.' }
    }),

    verifyCode: handler('verifyCode', async ({ body: { email, code: typed } }, ctx) => {
      // Text that cannot be a code does not count as an attempt: it gives an attacker no information.
      const code = resetCodeIn(typed)
      if (code === undefined) return refuse(ctx, 'validation', 'Invalid code.', { code: codeFormatMessage })
      const counted = await attempts().consume('verifyCode', attemptOf(ctx, email))
      if (!counted.allowed) return refuseRateLimited(ctx, counted.retryAfterSeconds, tooManyCodes)
      const ticket = await resets().redeemCode(email, code)
      if (ticket === undefined) return refuse(ctx, 'validation', 'Invalid code.', { code: 'Invalid code.' })
      ctx.append('Set-Cookie', ticketCookie(ticket, isProduction))
      return { message: 'Code verified. You can now reset password.' }
    }),

    /** Opens the link of a reset mail. It is too long to guess, so no attempt limit applies. */
    openLink: handler('openResetLink', async ({ body: { link } }, ctx) => {
      const opened = await resets().redeemLink(link)
      if (opened === undefined) return refuse(ctx, 'validation', linkExpired, { link: linkExpired })
      ctx.append('Set-Cookie', ticketCookie(opened.ticket, isProduction))
      return { message: 'You can now choose a new password.', email: opened.email }
    }),

    resetPassword: handler('resetPassword', async ({ body: { email, password } }, ctx) => {
      const ticket = ctx.cookies.get(ticketCookieName(isProduction), { signed: false }) ?? ''
      // Checked before the password is validated or hashed, so that a request without a ticket costs little and learns nothing.
      if (!(await resets().holds(ticket, email))) return refuse(ctx, 'forbidden', 'Failed to update.')
      const problem = passwordProblem(password)
      if (problem !== undefined) return refuse(ctx, 'validation', 'Failed to update.', { password: problem })
      if (!(await resets().setPassword(email, ticket, password))) return refuse(ctx, 'forbidden', 'Failed to update.')
      // Failed sign-ins, by the owner or by strangers, may have used up the limit. The new password clears it for this client.
      await attempts().clear('signIn', attemptOf(ctx, email))
      await rememberDevice(strapi, ctx, { door: 'site', address: email }, isProduction)
      ctx.append('Set-Cookie', clearTicketCookie(isProduction))
      return { message: 'Password updated successfully.' }
    }),
  }
}
