import { refuse, refuseRateLimited } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { rememberDevice, deviceTokenOf } from '../device-cookie'
import { handler } from '@artha/base/handler'
import { hashPassword, verifyPassword } from '../hash-password'
import { passwordProblem } from '../rules/password-rule'
import { checkWhatYouEntered, usernameProblem, usernameTaken } from '../rules/username-rule'
import { accountsService } from '../services/accounts'
import { attemptsService } from '../services/attempts'
import { replacePassword } from '../services/replace-password'
import type { AccountsSettings } from '../settings'

const tooManyAttempts = 'Too many attempts. Please try again later.'
const wrongPassword = 'This is not your current password.'
const noPassword = 'This account signs in with Google and has no password.'

/** The changes that users make to their own account. */
export const ownAccount = ({ strapi }: { strapi: Core.Strapi }) => {
  const { isProduction } = strapi.config.get<AccountsSettings['site']>('plugin::accounts.site')
  const accounts = () => accountsService(strapi)

  return {
    changeName: handler('changeName', async ({ body: { username }, user }, ctx) => {
      const problem = usernameProblem(username)
      if (problem !== undefined) return refuse(ctx, 'validation', checkWhatYouEntered, { username: problem })
      if (!(await accounts().rename(user.id, username))) return refuse(ctx, 'conflict', usernameTaken)
      return { success: true as const, user: accounts().accountAnswer({ ...user, username }) }
    }),

    /** A wrong old password counts as a failed sign-in, so that a stolen token cannot be used to guess it. */
    changePassword: handler('changePassword', async ({ body: { password, newPassword }, user, session }, ctx) => {
      const attempt = {
        door: 'site',
        address: user.email,
        clientAddress: ctx.state.clientAddress,
        deviceToken: deviceTokenOf(ctx, isProduction),
      } as const
      const counted = await attemptsService(strapi).consume('signIn', attempt)
      if (!counted.allowed) return refuseRateLimited(ctx, counted.retryAfterSeconds, tooManyAttempts)
      const old = (await accounts().findWithPassword(user.email))?.password
      if (old === null || old === undefined) return refuse(ctx, 'validation', noPassword, { password: noPassword })
      if (!(await verifyPassword(old, password))) return refuse(ctx, 'validation', wrongPassword, { password: wrongPassword })
      await counted.forget()
      const problem = passwordProblem(newPassword)
      if (problem !== undefined) return refuse(ctx, 'validation', problem, { newPassword: problem })
      const isDone = await replacePassword(strapi, user, { old, new: await hashPassword(newPassword) }, session.id)
      if (!isDone) return refuse(ctx, 'validation', wrongPassword, { password: wrongPassword })
      await rememberDevice(strapi, ctx, { door: 'site', address: user.email }, isProduction)
      return { message: 'Your password is changed. You are signed out everywhere else.' }
    }),
  }
}
