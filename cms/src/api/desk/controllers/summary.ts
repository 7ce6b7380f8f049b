import { handler } from '@artha/accounts/handler'
import { accountsOf } from '@artha/accounts/services'
import type { Core } from '@strapi/strapi'
import { env } from '../../../env'
import { studioUrlOf } from '../../../studio-url'
import { neverKept } from '../desk-answers'
import { countOwnWork } from '../own-work'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  read: handler('readDeskSummary', async ({ user }, ctx) => {
    neverKept(ctx)
    return {
      ...(await countOwnWork(strapi, user, new Date())),
      studioUrl: studioUrlOf(env),
      mayRestore: accountsOf(strapi).accounts.mayCall('admin', user) === 'allowed',
    }
  }),
})
