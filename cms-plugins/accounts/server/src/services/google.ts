import { randomInt } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { generatedPassword } from '../generated-password'
import { googleProvider, type GoogleSettings } from '../google-provider'
import { hashPassword } from '../hash-password'
import { accountsService } from './accounts'
import { auditService } from './audit'
import { knownDevicesService } from './known-devices'
import { limitsService } from './limits'
import { newsletterService } from './newsletter'
import { sessionsService } from './sessions'
import { googleOutcome, googleUsername, type GoogleIdentity } from '../rules/google-identity'
import type { AccountsSettings } from '../settings'
import { rowsOf } from '@artha/base/rows'
import { uniqueViolationColumn } from '../unique-violation'
import { userColumns, userType, type UserRow } from '@artha/base/user-row'

type GoogleUserRow = UserRow & { googleSubject: string | null }

/** A retry is needed if a username is taken, or if another request of the same identity was a moment faster. Five is more than ever happens. */
const mostTries = 5

export const google = ({ strapi }: { strapi: Core.Strapi }) => {
  const { url } = strapi.config.get<AccountsSettings['site']>('plugin::accounts.site')
  const provider = googleProvider(strapi.config.get<GoogleSettings>('plugin::accounts.google'), `${url}/auth/google/callback`)

  const findUser = async (where: object): Promise<GoogleUserRow | undefined> =>
    (await rowsOf<GoogleUserRow>(strapi, userType).findOne({ where, select: [...userColumns, 'googleSubject'] })) ?? undefined

  const found = async ({ subject, verifiedEmail }: GoogleIdentity) => ({
    bySubject: await findUser({ googleSubject: subject }),
    byEmail: verifiedEmail === undefined ? undefined : await findUser({ email: verifiedEmail }),
    isPrimaryAdminEmail: verifiedEmail !== undefined && accountsService(strapi).isPrimaryAdminEmail(verifiedEmail),
  })

  /**
   * Links an account to a Google identity. Returns false if the account or the identity is already linked. Sign-up asks for no proof of
   * the address, so an unconfirmed account may belong to a stranger who waits for its owner. Its password and sessions end here; the
   * owner can set a new password by mail.
   */
  async function link(user: UserRow, subject: string): Promise<boolean> {
    const taken = user.confirmed ? {} : { confirmed: true, password: await hashPassword(generatedPassword()) }
    try {
      return await strapi.db.transaction(async () => {
        const where = { id: user.id, googleSubject: { $null: true } }
        const { count } = await strapi.db.query(userType).updateMany({ where, data: { googleSubject: subject, ...taken } })
        if (!user.confirmed) {
          await sessionsService(strapi).endAll(user.id)
          await knownDevicesService(strapi).forget({ door: 'site', address: user.email })
        }
        if (count === 1) await newsletterService(strapi).addressProven(user, 'google')
        const who = `user:${user.documentId}`
        if (count === 1) await auditService(strapi).record({ actor: who, action: 'user.google-link', subject: who })
        return count === 1
      })
    } catch (error) {
      if (uniqueViolationColumn(error) !== 'google_subject') throw error
      return false
    }
  }

  async function create(identity: GoogleIdentity, email: string, number: number | undefined): Promise<UserRow | undefined> {
    const username = googleUsername(identity, number)
    const { user } = await accountsService(strapi).create({ username, email, provider: 'google', googleSubject: identity.subject })
    if (user !== undefined) await newsletterService(strapi).addressProven(user, 'google')
    return user
  }

  return {
    isConfigured: provider.isConfigured,
    begin: provider.begin,
    end: provider.end,

    /** Returns the account of a Google identity, and creates or links it if needed; or returns the reason for the refusal. */
    async accountOf(
      identity: GoogleIdentity,
      clientAddress: string,
    ): Promise<{ user: UserRow; refused?: never } | { user?: never; refused: string }> {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const outcome = googleOutcome(identity, await found(identity))
        if (outcome.do === 'refuse') return { refused: outcome.reason }
        if (outcome.do === 'sign-in') return { user: outcome.account }
        if (outcome.do === 'link') {
          if (await link(outcome.account, identity.subject)) return { user: outcome.account }
          continue
        }
        const counted = await limitsService(strapi).consume('signUp', { clientAddress })
        if (!counted.allowed) return { refused: 'too many sign-ups' }
        const user = await create(identity, outcome.email, tries === 0 ? undefined : randomInt(1_000, 10_000))
        if (user !== undefined) return { user }
      }
      return { refused: 'no free username' }
    },
  }
}

export const googleService = (strapi: Core.Strapi): ReturnType<typeof google> => strapi.plugin('accounts').service('google')
