import type { Session } from '@artha/contract/account'
import { documentId } from '@artha/contract/article'
import { refuse, refuseRateLimited } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { rememberDevice, deviceTokenOf } from '../device-cookie'
import { handler } from '@artha/base/handler'
import { hashPasswordUnless, verifyPassword } from '../hash-password'
import { accountsService } from '../services/accounts'
import { attemptsService } from '../services/attempts'
import { failuresService } from '../services/failures'
import { knownDevicesService } from '../services/known-devices'
import { limitsService } from '../services/limits'
import { sessionsService } from '../services/sessions'
import { passwordProblem } from '../rules/password-rule'
import { checkWhatYouEntered, usernameProblem, usernameTaken } from '../rules/username-rule'
import { sessionDevice } from '../session-device'
import type { AccountsSettings } from '../settings'

const takenMessages = {
  email: 'An account with this email already exists.',
  username: usernameTaken,
  google: 'An account with this email already exists.',
}

const tooManyAttempts = 'Too many attempts. Please try again later.'

/** Sign-in, sign-up, sign-out and the list of sessions. */
export const session = ({ strapi }: { strapi: Core.Strapi }) => {
  const { isProduction } = strapi.config.get<AccountsSettings['site']>('plugin::accounts.site')
  const accounts = () => accountsService(strapi)
  const counters = () => limitsService(strapi)
  const sessions = () => sessionsService(strapi)

  return {
    /** An unknown address, a wrong password and an account without a password get the same response in the same time. */
    login: handler('login', async ({ body: { email, password } }, ctx) => {
      const attempt = { door: 'site', address: email, clientAddress: ctx.state.clientAddress, deviceToken: deviceTokenOf(ctx, isProduction) } as const
      const counted = await attemptsService(strapi).consume('signIn', attempt)
      if (!counted.allowed) {
        failuresService(strapi).note({ actor: 'visitor', action: 'sign-in.limited', subject: 'site' })
        return refuseRateLimited(ctx, counted.retryAfterSeconds, tooManyAttempts)
      }
      const user = await accounts().findWithPassword(email)
      const fits = await verifyPassword(user?.password, password)
      if (user === undefined || !fits || user.blocked) {
        const subject = user === undefined ? 'user:unknown' : `user:${user.documentId}`
        failuresService(strapi).note({ actor: 'visitor', action: 'sign-in.failed', subject })
        return refuse(ctx, 'unauthenticated', 'Invalid email or password.')
      }
      await counted.forget()
      const token = await sessions().open(user.id, sessionDevice(ctx.get('user-agent')))
      // The password may have changed during the check, which ended all sessions before this one was opened.
      if ((await accounts().findWithPassword(email))?.password !== user.password) {
        await sessions().endAll(user.id)
        return refuse(ctx, 'unauthenticated', 'Invalid email or password.')
      }
      await rememberDevice(strapi, ctx, attempt, isProduction)
      return { token, user: accounts().accountAnswer(user), message: 'Login successful' }
    }),

    signup: handler('signup', async ({ body: { username, email, password } }, ctx) => {
      const counted = await counters().consume('signUp', { clientAddress: ctx.state.clientAddress })
      if (!counted.allowed) return refuseRateLimited(ctx, counted.retryAfterSeconds, tooManyAttempts)
      const problem = passwordProblem(password)
      if (problem !== undefined) return refuse(ctx, 'validation', problem, { password: problem })
      const nameProblem = usernameProblem(username)
      if (nameProblem !== undefined) return refuse(ctx, 'validation', checkWhatYouEntered, { username: nameProblem })
      if (accounts().isPrimaryAdminEmail(email)) return refuse(ctx, 'conflict', takenMessages.email)
      // Skips the hash if the name or address is known to be taken. The unique indexes decide in the end.
      const hashed = await hashPasswordUnless(() => accounts().taken({ username, email }), password)
      if (hashed.hash === undefined) return refuse(ctx, 'conflict', takenMessages[hashed.reason])
      const made = await accounts().create({ username, email, provider: 'local', passwordHash: hashed.hash })
      if (made.taken !== undefined) return refuse(ctx, 'conflict', takenMessages[made.taken])
      ctx.status = 201
      return { message: 'Signup successful. Please log in.' }
    }),

    logout: handler('logout', async ({ user, session: current }) => {
      await sessions().end(current.documentId, user.id)
      return { message: 'You are logged out.' }
    }),

    me: handler('me', ({ user }) => ({ success: true as const, user: accounts().accountAnswer(user) })),

    listSessions: handler('listSessions', async ({ user, session: current }) => {
      const rows = await sessions().list(user.id)
      return rows.map((row): Session => ({
        _id: row.documentId,
        createdAt: new Date(row.startedAt).toISOString(),
        lastUsedAt: new Date(row.lastUsedAt).toISOString(),
        device: row.device,
        current: row.id === current.id,
      }))
    }),

    endSession: handler('endSession', async ({ params, user }, ctx) => {
      const id = safeParse(documentId, params.id)
      const ended = id.success && (await sessions().end(id.data, user.id))
      if (!ended) return refuse(ctx, 'not-found', 'This session does not exist.')
      return { message: 'The session has ended.' }
    }),

    endSessions: handler('endSessions', async ({ user }, ctx) => {
      await sessions().endAll(user.id)
      // A user who signs out everywhere may have lost a device. The device that sends this request is theirs, so it stays known.
      const owner = { door: 'site', address: user.email } as const
      await knownDevicesService(strapi).forget(owner)
      await rememberDevice(strapi, ctx, owner, isProduction)
      return { message: 'You are signed out everywhere.' }
    }),
  }
}
