import { handler } from '@artha/base/handler'
import { rowsOf } from '@artha/base/rows'
import type { UserRow } from '@artha/base/user-row'
import { accountsOf } from '@artha/accounts/services'
import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'
import { env } from '../../../env'
import { studioUrlOf } from '../../../studio-url'
import { setNoStore } from '../../answers/desk-answers'
import { countWaiting } from '../review/submitted'
import { countOwnWork } from '../own-work'

/**
 * Returns true if a user can sign in to the Studio, which has its own users: the same email address counts as the same person. The primary admin
 * always holds the Studio's first account, whatever its address.
 */
async function hasStudioAccount(strapi: Core.Strapi, user: UserRow): Promise<boolean> {
  if (accountsOf(strapi).accounts.isPrimaryAdmin(user)) return true
  const where = { email: user.email.toLowerCase(), isActive: true, blocked: false }
  return (await rowsOf<{ id: number }>(strapi, 'admin::user').findOne({ where, select: ['id'] })) !== null
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  read: handler('readDeskSummary', async ({ user }, ctx) => {
    setNoStore(ctx)
    return {
      ...(await countOwnWork(strapi, user, new Date())),
      ...((await hasStudioAccount(strapi, user)) && { studioUrl: studioUrlOf(env), unreadMessages: await newsroomOf(strapi).unreadMessages() }),
      ...((await accountsOf(strapi).review.isOn()) && { inReview: await countWaiting(strapi) }),
      mayRestore: accountsOf(strapi).accounts.mayCall('admin', user) === 'allowed',
    }
  }),
})
