import { handler } from '@artha/base/handler'
import type { Core } from '@strapi/strapi'
import { answerPage } from '../../answers/desk-answers'
import { listFormerAddresses } from '../former-addresses'

/** Former addresses of articles, for the dashboard. Rights are checked before the handler runs. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listFormerAddresses', async ({ query }, ctx) => answerPage(ctx, query, await listFormerAddresses(strapi, query))),
})
