import type { loginBody, Session, signupBody } from '@artha/contract/account'
import { documentId } from '@artha/contract/article'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import * as z from 'zod/mini'
import { rememberDevice, sentDevice } from '../device-of'
import { hashPassword, verifyPassword } from '../hash-password'
import { ownService } from '../own-services'
import { refuse, refuseForNow } from '../refusal'
import { foldedUsername } from '../rules/folded-name'
import { passwordProblem } from '../rules/password-rule'
import { sessionDevice } from '../session-device'
import type { AccountsSettings } from '../settings'

const takenWords = {
  email: 'An account with this email already exists.',
  username: 'This username is already taken.',
  google: 'An account with this email already exists.',
}

const tooManyAttempts = 'Too many attempts. Please try again later.'

/** Signing in, signing up, signing out. Who asks, and whether the body fits the contract, is settled before. */
export const session = ({ strapi }: { strapi: Core.Strapi }) => {
  const { isProduction } = strapi.config.get<AccountsSettings['site']>('plugin::accounts.site')
  const people = () => ownService(strapi, 'accounts')
  const counters = () => ownService(strapi, 'limits')
  const signedIn = () => ownService(strapi, 'sessions')

  return {
    /** An unknown address, a wrong password and an account without a password get the same answer in the same time. */
    async login(ctx: Context) {
      const { email, password } = ctx.request.body as z.infer<typeof loginBody>
      const asker = { door: 'site', address: email, origin: ctx.state.origin, deviceToken: sentDevice(ctx, isProduction) } as const
      const counted = await ownService(strapi, 'attempts').consume('signIn', asker)
      if (!counted.allowed) {
        ownService(strapi, 'failures').note({ actor: 'visitor', action: 'sign-in.limited', subject: 'site' })
        return refuseForNow(ctx, counted.retryAfterSeconds, tooManyAttempts)
      }
      const user = await people().findWithPassword(email)
      const fits = await verifyPassword(user?.password, password)
      if (user === undefined || !fits || user.blocked) {
        const subject = user === undefined ? 'user:unknown' : `user:${user.documentId}`
        ownService(strapi, 'failures').note({ actor: 'visitor', action: 'sign-in.failed', subject })
        return refuse(ctx, 'unauthenticated', 'Invalid email or password.')
      }
      await counted.forget()
      const token = await signedIn().open(user.id, sessionDevice(ctx.get('user-agent')))
      // The password may have been changed while it was being checked, and all sessions ended before this one began.
      if ((await people().findWithPassword(email))?.password !== user.password) {
        await signedIn().endAll(user.id)
        return refuse(ctx, 'unauthenticated', 'Invalid email or password.')
      }
      await rememberDevice(strapi, ctx, asker, isProduction)
      ctx.body = { token, user: people().accountAnswer(user), message: 'Login successful' }
    },

    async signup(ctx: Context) {
      const { username, email, password } = ctx.request.body as z.infer<typeof signupBody>
      const counted = await counters().consume('signUp', { origin: ctx.state.origin })
      if (!counted.allowed) return refuseForNow(ctx, counted.retryAfterSeconds, tooManyAttempts)
      const problem = passwordProblem(password)
      if (problem !== undefined) return refuse(ctx, 'validation', problem, { password: problem })
      if (foldedUsername(username).length < 3) {
        return refuse(ctx, 'validation', 'Please check what you entered.', { username: 'At least 3 characters' })
      }
      if (people().isPrimaryAdminEmail(email)) return refuse(ctx, 'conflict', takenWords.email)
      // Spares the hash where the answer is known; the unique indexes decide all the same.
      const alreadyTaken = await people().taken({ username, email })
      if (alreadyTaken !== undefined) return refuse(ctx, 'conflict', takenWords[alreadyTaken])
      const made = await people().create({ username, email, provider: 'local', passwordHash: await hashPassword(password) })
      if (made.taken !== undefined) return refuse(ctx, 'conflict', takenWords[made.taken])
      ctx.status = 201
      ctx.body = { message: 'Signup successful. Please log in.' }
    },

    async logout(ctx: Context) {
      await signedIn().end(ctx.state.session.documentId, ctx.state.account.id)
      ctx.body = { message: 'You are logged out.' }
    },

    me(ctx: Context) {
      ctx.body = { success: true, user: people().accountAnswer(ctx.state.account) }
    },

    async listSessions(ctx: Context) {
      const rows = await signedIn().list(ctx.state.account.id)
      ctx.body = rows.map((row): Session => ({
        _id: row.documentId,
        createdAt: new Date(row.startedAt).toISOString(),
        lastUsedAt: new Date(row.lastUsedAt).toISOString(),
        device: row.device,
        current: row.id === ctx.state.session.id,
      }))
    },

    async endSession(ctx: Context & { params: { id: string } }) {
      const id = z.safeParse(documentId, ctx.params.id)
      const ended = id.success && (await signedIn().end(id.data, ctx.state.account.id))
      if (!ended) return refuse(ctx, 'not-found', 'There is no such session.')
      ctx.body = { message: 'The session has ended.' }
    },

    async endSessions(ctx: Context) {
      await signedIn().endAll(ctx.state.account.id)
      // Whoever signs out everywhere may have lost a device; the one that asks is in their hands.
      const owner = { door: 'site', address: ctx.state.account.email } as const
      await ownService(strapi, 'knownDevices').forget(owner)
      await rememberDevice(strapi, ctx, owner, isProduction)
      ctx.body = { message: 'You are signed out everywhere.' }
    },
  }
}
