import { handler } from '@artha/base/handler'
import type { Core } from '@strapi/strapi'
import { readMissed } from '../../../search/missed/missed-searches'
import { neverKept } from '../desk-answers'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listMissedSearches', (_asked, ctx) => {
    neverKept(ctx)
    return readMissed(strapi, new Date())
  }),
})
