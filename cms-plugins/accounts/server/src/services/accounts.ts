import type { Account } from '@artha/contract/account'
import type { Access } from '@artha/contract/endpoints'
import type { Core } from '@strapi/strapi'
import { foldedEmail, foldedUsername } from '../rules/folded-name'
import { mayCall, mayChange, roleOf, type Role, type Verdict } from '../rules/permission-rule'
import type { AccountsSettings } from '../settings'
import { rowsOf } from '@artha/base/rows'
import { uniqueViolationColumn } from '../unique-violation'
import { userColumns, userType, type UserRow } from '@artha/base/user-row'

/** The first values of a new account. Rights are never among them. */
export interface NewAccount {
  username: string
  email: string
  provider: 'local' | 'google'
  /** Absent if the user signs in with Google only. */
  passwordHash?: string
  googleSubject?: string
}

const controlCharacter = /\p{Cc}/u

/** The accounts of the site's users. */
export const accounts = ({ strapi }: { strapi: Core.Strapi }) => {
  const primaryAdminEmail = () => foldedEmail(strapi.config.get<AccountsSettings['primaryAdmin']>('plugin::accounts.primaryAdmin').email)
  const findUser = async <Row>(email: string, columns: readonly string[]): Promise<Row | undefined> => {
    // PostgreSQL refuses text with a NUL, and no address has a control character.
    if (controlCharacter.test(email)) return undefined
    const row = await rowsOf<Row>(strapi, userType).findOne({ where: { email: foldedEmail(email) }, select: [...columns] })
    return row ?? undefined
  }

  return {
    findByEmail: (email: string) => findUser<UserRow>(email, userColumns),

    /** Includes the password hash, null if the user signs in with Google only. */
    findWithPassword: (email: string) => findUser<UserRow & { password: string | null }>(email, [...userColumns, 'password']),

    roleOf: (user: Pick<UserRow, 'email' | 'isAdmin' | 'isAllowedToCreate'>): Role => roleOf(user, primaryAdminEmail()),

    /** Returns the verdict for a user at an endpoint; undefined is a visitor. */
    mayCall: (access: Access, user: UserRow | undefined): Verdict =>
      mayCall(access, user === undefined ? undefined : roleOf(user, primaryAdminEmail())),

    /** Returns the verdict for a user who changes or deletes content of this owner; null means it has no owner. */
    mayChange: (user: UserRow, ownerId: string | null): Verdict => mayChange(roleOf(user, primaryAdminEmail()), ownerId === user.documentId),

    isPrimaryAdmin: (user: UserRow): boolean => roleOf(user, primaryAdminEmail()) === 'primary-admin',

    /** True if the address is the primary admin's. Nobody can sign up with it. */
    isPrimaryAdminEmail: (email: string): boolean => foldedEmail(email) === primaryAdminEmail(),

    /**
     * Creates an account. Returns the user, or the field that is taken. The unique indexes decide, so that simultaneous sign-ups, on any
     * replica, make one account.
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
        const column = uniqueViolationColumn(error)
        if (column === undefined) throw error
        return { taken: column === 'email' ? ('email' as const) : column === 'google_subject' ? ('google' as const) : ('username' as const) }
      }
    },

    /** Renames a user. Returns false if the name is taken. */
    async rename(id: number, username: string): Promise<boolean> {
      try {
        await strapi.db.query(userType).updateMany({ where: { id }, data: { username, usernameFolded: foldedUsername(username) } })
        return true
      } catch (error) {
        if (uniqueViolationColumn(error) === undefined) throw error
        return false
      }
    },

    /** Returns the field of a new account that is already taken, as a check before the insert. */
    async taken({ username, email }: { username: string; email: string }): Promise<'email' | 'username' | undefined> {
      const where = { $or: [{ email: foldedEmail(email) }, { usernameFolded: foldedUsername(username) }] }
      const rows = await rowsOf<{ email: string }>(strapi, userType).findMany({ where, select: ['email'] })
      if (rows.length === 0) return undefined
      return rows.some((row) => row.email === foldedEmail(email)) ? 'email' : 'username'
    },

    /** Returns all that a response may contain about the signed-in user. */
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
