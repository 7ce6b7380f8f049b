import type { Account } from '@artha/contract/account'
import type { Access } from '@artha/contract/endpoints'
import type { Core } from '@strapi/strapi'
import { foldedEmail, foldedUsername } from '../rules/folded-name'
import { mayCall, mayChange, roleOf, type Role, type Verdict } from '../rules/permission-rule'
import type { AccountsSettings } from '../settings'
import { rowsOf } from '@artha/base/rows'
import { takenColumn } from '../taken-column'
import { userColumns, userType, type UserRow } from '@artha/base/user-row'

/** What a new account starts with. What it may do is never among it. */
export interface NewAccount {
  username: string
  email: string
  provider: 'local' | 'google'
  /** Absent for who signs in with Google only. */
  passwordHash?: string
  googleSubject?: string
}

const controlCharacter = /\p{Cc}/u

/** People, as the site knows them. */
export const accounts = ({ strapi }: { strapi: Core.Strapi }) => {
  const primaryAdminEmail = () => foldedEmail(strapi.config.get<AccountsSettings['primaryAdmin']>('plugin::accounts.primaryAdmin').email)
  const one = async <Row>(email: string, columns: readonly string[]): Promise<Row | undefined> => {
    // PostgreSQL refuses a text with a NUL, and no address has a control character.
    if (controlCharacter.test(email)) return undefined
    const row = await rowsOf<Row>(strapi, userType).findOne({ where: { email: foldedEmail(email) }, select: [...columns] })
    return row ?? undefined
  }

  return {
    findByEmail: (email: string) => one<UserRow>(email, userColumns),

    /** With the password's hash, null for who signs in with Google only. */
    findWithPassword: (email: string) => one<UserRow & { password: string | null }>(email, [...userColumns, 'password']),

    roleOf: (user: Pick<UserRow, 'email' | 'isAdmin' | 'isAllowedToCreate'>): Role => roleOf(user, primaryAdminEmail()),

    /** Whether a user may call an endpoint; undefined is a visitor. */
    mayCall: (access: Access, user: UserRow | undefined): Verdict =>
      mayCall(access, user === undefined ? undefined : roleOf(user, primaryAdminEmail())),

    /** Whether a user may change or delete content of this owner; null means that it has no owner. */
    mayChange: (user: UserRow, ownerId: string | null): Verdict => mayChange(roleOf(user, primaryAdminEmail()), ownerId === user.documentId),

    isPrimaryAdmin: (user: UserRow): boolean => roleOf(user, primaryAdminEmail()) === 'primary-admin',

    /** Whether an address is that of the primary admin, with which no sign-up is possible. */
    isPrimaryAdminEmail: (email: string): boolean => foldedEmail(email) === primaryAdminEmail(),

    /**
     * Makes an account, or says what of it is taken. The unique indexes decide, so that equal sign-ups at the same moment,
     * on whichever replica, make one account.
     */
    async create({ username, email, provider, passwordHash, googleSubject }: NewAccount) {
      const data = {
        username,
        usernameFolded: foldedUsername(username),
        email: foldedEmail(email),
        provider,
        googleSubject,
        password: passwordHash,
        confirmed: provider === 'google',
        isAdmin: false,
        isAllowedToCreate: false,
        isSubscribed: false,
      }
      try {
        return { user: await rowsOf<UserRow>(strapi, userType).create({ data, select: [...userColumns] }) }
      } catch (error) {
        const column = takenColumn(error)
        if (column === undefined) throw error
        return { taken: column === 'email' ? ('email' as const) : column === 'google_subject' ? ('google' as const) : ('username' as const) }
      }
    },

    /** Gives a user another name; answers whether it was free. */
    async rename(id: number, username: string): Promise<boolean> {
      try {
        await strapi.db.query(userType).updateMany({ where: { id }, data: { username, usernameFolded: foldedUsername(username) } })
        return true
      } catch (error) {
        if (takenColumn(error) === undefined) throw error
        return false
      }
    },

    /** What of a new account is taken already, as far as one can see before trying. */
    async taken({ username, email }: { username: string; email: string }): Promise<'email' | 'username' | undefined> {
      const where = { $or: [{ email: foldedEmail(email) }, { usernameFolded: foldedUsername(username) }] }
      const rows = await rowsOf<{ email: string }>(strapi, userType).findMany({ where, select: ['email'] })
      if (rows.length === 0) return undefined
      return rows.some((row) => row.email === foldedEmail(email)) ? 'email' : 'username'
    },

    /** All that ever leaves the server about the person who asks. */
    accountAnswer(user: UserRow): Account {
      const role = roleOf(user, primaryAdminEmail())
      return {
        _id: user.documentId,
        username: user.username,
        email: user.email,
        isAdmin: role !== 'reader',
        isPrimaryAdmin: role === 'primary-admin',
        isAllowedToCreate: role !== 'reader',
        isSubscribed: user.isSubscribed,
        createdAt: new Date(user.createdAt).toISOString(),
      }
    },
  }
}

export const accountsService = (strapi: Core.Strapi): ReturnType<typeof accounts> => strapi.plugin('accounts').service('accounts')
