import { handler } from '@artha/base/handler'
import { accountsOf } from '@artha/accounts/services'
import type { Core } from '@strapi/strapi'
import { setNoStore } from '../../answers/desk-answers'

/** Returns what the signed-in user may do, because the documented account does not tell an admin from a creator. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  read: handler('readDeskMe', async ({ user }, ctx) => {
    setNoStore(ctx)
    const { accounts, review } = accountsOf(strapi)
    const mayCreate = accounts.mayCall('creator', user) === 'allowed'
    return {
      mayCreate,
      mayPublish: mayCreate && (await review.mayPublish(user)),
      mayRestore: accounts.mayCall('admin', user) === 'allowed',
      isReviewOn: await review.isOn(),
    }
  }),
})
