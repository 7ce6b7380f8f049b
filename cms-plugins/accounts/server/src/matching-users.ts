import type { UserPageQuery } from '@artha/contract/studio-access'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { containsPattern } from './rules/contains-pattern'
import { foldedEmail, foldedUsername } from './rules/folded-name'
import type { UserRow } from './user-row'

export type ListedRow = Pick<UserRow, 'documentId' | 'username' | 'email' | 'isAdmin' | 'isAllowedToCreate' | 'mayPublish' | 'createdAt'>

/** What `count({ total: '*' })` answers; PostgreSQL counts in texts. */
export interface CountRow {
  total: number | string
}

/** Wrapped, since a bare query that is awaited runs. */
interface Users {
  query: Knex.QueryBuilder
}

/** The condition that a name or an address has a text in it, on rows of `up_users`. Undefined where nothing can match. */
export function nameHas(strapi: Core.Strapi, text: string): Knex.Raw | undefined {
  const username = containsPattern(foldedUsername(text))
  const email = containsPattern(foldedEmail(text))
  if (username === undefined || email === undefined) return undefined
  return strapi.db.connection.raw(`(username_folded like ? escape '!' or email like ? escape '!')`, [username, email])
}

/** The accounts that a list asks for, without order or limit. */
export function matchingUsers(strapi: Core.Strapi, { q, access }: Pick<UserPageQuery, 'q' | 'access'>): Users | undefined {
  const query = strapi.db.connection('up_users')
  if (access === 'pending') void query.where({ is_admin: false, is_allowed_to_create: false })
  if (access === 'allowed') void query.where((either) => void either.where('is_admin', true).orWhere('is_allowed_to_create', true))
  if (q === undefined) return { query }
  const condition = nameHas(strapi, q)
  return condition && { query: query.where(condition) }
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
