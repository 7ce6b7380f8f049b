import { handler } from '@artha/base/handler'
import { accountsOf } from '@artha/accounts/services'
import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'
import { env } from '../../../env'
import { studioUrlOf } from '../../../studio-url'
import { hasStudioAccount } from '../studio-account'
import { setNoStore } from '../desk-answers'
import { countWaiting } from '../review/submitted'
import { countOwnWork } from '../own-work'

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
