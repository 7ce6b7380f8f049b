import type { UserPageQuery } from '@artha/contract/studio-access'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { idsWithText } from '@artha/base/folded-rows'
import { userType, type UserRow } from '@artha/base/user-row'

export type ListedRow = Pick<UserRow, 'documentId' | 'username' | 'email' | 'isAdmin' | 'isAllowedToCreate' | 'mayPublish' | 'createdAt'>

/** The row of `count({ total: '*' })`. PostgreSQL returns the count as text. */
export interface CountRow {
  total: number | string
}

/** The query is wrapped, because awaiting a bare knex query runs it. */
interface Users {
  query: Knex.QueryBuilder
  /** The number of matching users, if already known. */
  total?: number
}

const accessConditions = {
  pending: { isAdmin: false, isAllowedToCreate: false },
  allowed: { $or: [{ isAdmin: true }, { isAllowedToCreate: true }] },
}

/** Returns the SQL condition for rows of `up_users` whose name or e-mail address contains `text`, and their number; undefined if there are none. */
export async function usersContaining(
  strapi: Core.Strapi,
  text: string,
  access?: UserPageQuery['access'],
): Promise<{ condition: Knex.Raw; total: number } | undefined> {
  const ids = await idsWithText(strapi, userType, ['username', 'email'], text, access && accessConditions[access])
  // The ids are written into the statement, because databases limit the number of parameters. They are our own numbers, so this is safe.
  return ids.length === 0 ? undefined : { condition: strapi.db.connection.raw(`up_users.id in (${ids.join(', ')})`), total: ids.length }
}

/** Returns the query for the accounts of a list, without order or limit; undefined if nothing matches. */
export async function matchingUsers(strapi: Core.Strapi, { q, access }: Pick<UserPageQuery, 'q' | 'access'>): Promise<Users | undefined> {
  const query = strapi.db.connection('up_users')
  if (q !== undefined) {
    const named = await usersContaining(strapi, q, access)
    return named && { query: query.where(named.condition), total: named.total }
  }
  if (access === 'pending') void query.where({ is_admin: false, is_allowed_to_create: false })
  if (access === 'allowed') void query.where((either) => void either.where('is_admin', true).orWhere('is_allowed_to_create', true))
  return { query }
}

/** Returns one page of users, newest first. Uses the index up_users_created_idx. */
export function pageOfUsers({ query }: Users, { page, pageSize }: { page: number; pageSize: number }): Knex.QueryBuilder {
  return query
    .clone()
    .select({
      documentId: 'document_id',
      username: 'username',
      email: 'email',
      isAdmin: 'is_admin',
      isAllowedToCreate: 'is_allowed_to_create',
      mayPublish: 'may_publish',
      createdAt: 'created_at',
    })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
}
