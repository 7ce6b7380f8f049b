import { accountsOf } from '@artha/accounts/services'
import { rowsOf } from '@artha/base/rows'
import type { UserRow } from '@artha/base/user-row'
import type { Core } from '@strapi/strapi'

/**
 * Returns true if a user can sign in to the Studio, which has its own users: the same email address counts as the same person. The primary admin
 * always holds the Studio's first account, whatever its address.
 */
export async function hasStudioAccount(strapi: Core.Strapi, user: UserRow): Promise<boolean> {
  if (accountsOf(strapi).accounts.isPrimaryAdmin(user)) return true
  const where = { email: user.email.toLowerCase(), isActive: true, blocked: false }
  return (await rowsOf<{ id: number }>(strapi, 'admin::user').findOne({ where, select: ['id'] })) !== null
}
