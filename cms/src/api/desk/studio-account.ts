import { accountsOf } from '@artha/accounts/services'
import { rowsOf } from '@artha/base/rows'
import type { UserRow } from '@artha/base/user-row'
import type { Core } from '@strapi/strapi'

/**
 * Whether a user can sign in to the Studio, whose users are others: one with the same address is taken for the same person. The
 * primary admin runs the site, and holds the Studio's first account too, whatever its address.
 */
export async function hasStudioAccount(strapi: Core.Strapi, user: UserRow): Promise<boolean> {
  if (accountsOf(strapi).accounts.isPrimaryAdmin(user)) return true
  const where = { email: user.email.toLowerCase(), isActive: true, blocked: false }
  return (await rowsOf<{ id: number }>(strapi, 'admin::user').findOne({ where, select: ['id'] })) !== null
}
