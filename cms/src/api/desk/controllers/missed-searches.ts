import { handler } from '@artha/base/handler'
import type { Core } from '@strapi/strapi'
import { readMissed } from '../../../search/missed/missed-searches'
import { setNoStore } from '../../answers/desk-answers'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listMissedSearches', (_asked, ctx) => {
    setNoStore(ctx)
    return readMissed(strapi, new Date())
  }),
})
