import { handler } from '@artha/base/handler'
import type { Core } from '@strapi/strapi'
import { answerPage } from '../desk-answers'
import { listLibrary } from '../library'

/** The media library, for the dashboard. Rights are checked before the handler runs. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listMedia', async ({ query }, ctx) => answerPage(ctx, query, await listLibrary(strapi, query))),
})
