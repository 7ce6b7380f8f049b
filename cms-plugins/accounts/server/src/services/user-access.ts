import type { ListedUser } from '@artha/contract/account'
import { documentId as idSchema } from '@artha/contract/article'
import type { AssignableRole, UserPage, UserPageQuery, UserWithRole } from '@artha/contract/studio-access'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { safeParse } from 'zod/mini'
import { matchingUsers, pageOfUsers, type CountRow, type ListedRow } from '../matching-users'
import { accountsService } from './accounts'
import { auditService } from './audit'
import { knownDevicesService } from './known-devices'
import { newsletterService } from './newsletter'
import { sessionsService } from './sessions'
import { rowsOf } from '@artha/base/rows'
import { foldedEmail } from '../rules/folded-name'
import type { Role } from '../rules/permission-rule'
import { publishesWithoutReview } from '../rules/publish-rule'
import { roleColumns, grantMessage, roleChangeMessage, toggledRole } from '../rules/role-change'
import { userColumns, userType, type UserRow } from '@artha/base/user-row'

export interface Outcome {
  /** The reason why nothing was changed; undefined on success. */
  refused?: 'not-found' | 'forbidden' | 'conflict'
  message: string
}

const notFound: Outcome = { refused: 'not-found', message: 'User not found.' }
const isPrimary: Outcome = { refused: 'forbidden', message: 'The primary admin cannot be changed or deleted.' }
const onlyCreators: Outcome = {
  refused: 'conflict',
  message: 'Only a creator’s permission can be changed: admins can always publish, readers never.',
}
const changedMeanwhile: Outcome = { refused: 'conflict', message: 'This user was changed a moment ago. Please reload and try again.' }

async function countOf({ query }: { query: Knex.QueryBuilder }): Promise<number> {
  const [counted] = await query.clone().count<CountRow[]>({ total: '*' })
  return Number(counted?.total)
}

const personOf = (row: ListedRow, role: Role): UserWithRole => ({
  _id: row.documentId,
  username: row.username,
  email: row.email,
  createdAt: new Date(row.createdAt).toISOString(),
  isAllowedToCreate: role !== 'reader',
  role,
  mayPublish: publishesWithoutReview(role, row.mayPublish),
})

/** Lists and changes accounts and their rights, for the site's dashboard and for the Studio's Access page. */
export const userAccess = ({ strapi }: { strapi: Core.Strapi }) => {
  const users = () => rowsOf<UserRow>(strapi, userType)
  const accounts = () => accountsService(strapi)
  const record = (actor: string, action: string, user: UserRow, details: object = {}) =>
    // The name and not the e-mail address is recorded, because the trail outlives the account.
    auditService(strapi).record({
      actor,
      action,
      subject: `user:${user.documentId}`,
      details: { username: user.username, ...details },
    })
  const findUser = async (documentId: string): Promise<UserRow | null> =>
    safeParse(idSchema, documentId).success ? users().findOne({ where: { documentId }, select: [...userColumns] }) : null

  /** Changes the role only if the row is still as it was read. Returns false otherwise, so that the second of two simultaneous changes is refused. */
  const change = async (actor: string, user: UserRow, role: AssignableRole): Promise<boolean> =>
    await strapi.db.transaction(async () => {
      const { count } = await users().updateMany({
        where: { id: user.id, isAdmin: user.isAdmin, isAllowedToCreate: user.isAllowedToCreate },
        data: roleColumns(role),
      })
      if (count > 0) await record(actor, 'user.role', user, { from: accounts().roleOf(user), to: role })
      return count > 0
    })

  const setRole = async (actor: string, documentId: string, roleFor: (user: UserRow) => AssignableRole): Promise<Outcome> => {
    const user = await findUser(documentId)
    if (user === null) return notFound
    if (accounts().isPrimaryAdmin(user)) return isPrimary
    const role = roleFor(user)
    if (role !== accounts().roleOf(user) && !(await change(actor, user, role))) return changedMeanwhile
    return { message: roleChangeMessage(user.username, role) }
  }

  const page = async (query: UserPageQuery): Promise<UserPage> => {
    const matching = await matchingUsers(strapi, query)
    if (matching === undefined) return { results: [], total: 0 }
    const rows = await pageOfUsers(matching, query).then((listed: ListedRow[]) => listed)
    const total = matching.total ?? (await countOf(matching))
    return { results: rows.map((row) => personOf(row, accounts().roleOf(row))), total }
  }

  return {
    /** Returns a page of people with their roles, newest first, and the total. */
    page,

    /** Returns the same page for the site, with the five documented fields of each person. */
    async listed(query: UserPageQuery): Promise<{ results: ListedUser[]; total: number }> {
      const { results, total } = await page(query)
      return { results: results.map(({ role: _role, mayPublish: _mayPublish, ...user }) => user), total }
    },

    /** Makes creators of these addresses: all of them, or none if one is unknown. */
    async grant(actor: string, emails: string[]): Promise<Outcome> {
      const asked = [...new Set(emails.map(foldedEmail))]
      const found = await users().findMany({ where: { email: { $in: asked } }, select: [...userColumns] })
      const known = new Set(found.map(({ email }) => email))
      const unknown = asked.filter((email) => !known.has(email))
      if (unknown.length > 0) {
        return { refused: 'not-found', message: `There is no account for ${unknown.join(', ')}. No one was granted access.` }
      }
      await strapi.db.transaction(async () => {
        // If another request changes an account now, its change stays, as if it had come just after.
        for (const user of found.filter((each) => accounts().roleOf(each) === 'reader')) await change(actor, user, 'creator')
      })
      return { message: grantMessage(asked) }
    },

    setRole: (actor: string, documentId: string, role: AssignableRole) => setRole(actor, documentId, () => role),

    /** Toggles the permission to create content. */
    toggle: (actor: string, documentId: string) => setRole(actor, documentId, (user) => toggledRole(accounts().roleOf(user))),

    /** Toggles a creator's right to publish without review. */
    async togglePublishing(actor: string, documentId: string): Promise<Outcome> {
      const user = await findUser(documentId)
      if (user === null) return notFound
      if (accounts().roleOf(user) !== 'creator') return onlyCreators
      const mayPublish = user.mayPublish !== true
      return strapi.db.transaction(async () => {
        const { count } = await users().updateMany({ where: { id: user.id, isAllowedToCreate: true, isAdmin: false }, data: { mayPublish } })
        if (count === 0) return changedMeanwhile
        await record(actor, 'user.publishing', user, { mayPublish })
        return { message: `${user.username} ${mayPublish ? 'can publish now' : 'can no longer publish while review is on'}.` }
      })
    },

    /** Deletes an account. Its sessions end at once; its content stays. */
    async remove(actor: string, documentId: string): Promise<Outcome> {
      const user = await findUser(documentId)
      if (user === null) return notFound
      if (accounts().isPrimaryAdmin(user)) return isPrimary
      const wasThere = await strapi.db.transaction(async () => {
        await sessionsService(strapi).endAll(user.id)
        await knownDevicesService(strapi).forget({ door: 'site', address: user.email })
        await newsletterService(strapi).eraseAccount(user)
        const deleted = await users().delete({ where: { id: user.id } })
        if (deleted !== null) await record(actor, 'user.delete', user)
        return deleted !== null
      })
      return wasThere ? { message: `${user.username} was deleted.` } : notFound
    },
  }
}

export const userAccessService = (strapi: Core.Strapi): ReturnType<typeof userAccess> => strapi.plugin('accounts').service('userAccess')
