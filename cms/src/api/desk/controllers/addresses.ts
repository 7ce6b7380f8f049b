import { handler } from '@artha/base/handler'
import type { Core } from '@strapi/strapi'
import { answerPage } from '../desk-answers'
import { listFormerAddresses } from '../former-addresses'

/** The addresses that lead on. Who may look is settled before. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listFormerAddresses', async ({ query }, ctx) => answerPage(ctx, query, await listFormerAddresses(strapi, query))),
})
