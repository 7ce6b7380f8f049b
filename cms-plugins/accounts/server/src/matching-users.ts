import type { UserPageQuery } from '@artha/contract/studio-access'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { idsWithText } from '@artha/base/folded-rows'
import { userType, type UserRow } from '@artha/base/user-row'

export type ListedRow = Pick<UserRow, 'documentId' | 'username' | 'email' | 'isAdmin' | 'isAllowedToCreate' | 'mayPublish' | 'createdAt'>

/** What `count({ total: '*' })` answers; PostgreSQL counts in texts. */
export interface CountRow {
  total: number | string
}

/** Wrapped, since a bare query that is awaited runs. */
interface Users {
  query: Knex.QueryBuilder
  /** How many they are, where that is known already. */
  total?: number
}

const accessConditions = {
  pending: { isAdmin: false, isAllowedToCreate: false },
  allowed: { $or: [{ isAdmin: true }, { isAllowedToCreate: true }] },
}

/** The condition that a name or an address has a text in it, on rows of `up_users`, and how many have. Undefined where none has. */
export async function nameHas(
  strapi: Core.Strapi,
  text: string,
  access?: UserPageQuery['access'],
): Promise<{ condition: Knex.Raw; total: number } | undefined> {
  const ids = await idsWithText(strapi, userType, ['username', 'email'], text, access && accessConditions[access])
  // Numbers of our own, in the statement: so many values would be more than a database takes.
  return ids.length === 0 ? undefined : { condition: strapi.db.connection.raw(`up_users.id in (${ids.join(', ')})`), total: ids.length }
}

/** The accounts that a list asks for, without order or limit. */
export async function matchingUsers(strapi: Core.Strapi, { q, access }: Pick<UserPageQuery, 'q' | 'access'>): Promise<Users | undefined> {
  const query = strapi.db.connection('up_users')
  if (q !== undefined) {
    const named = await nameHas(strapi, q, access)
    return named && { query: query.where(named.condition), total: named.total }
  }
  if (access === 'pending') void query.where({ is_admin: false, is_allowed_to_create: false })
  if (access === 'allowed') void query.where((either) => void either.where('is_admin', true).orWhere('is_allowed_to_create', true))
  return { query }
}

/** One page of them, newest first, along the index up_users_created_idx. */
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
