import { accountsOf } from '@artha/accounts/services'
import { handler } from '@artha/base/handler'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { answerWrite } from '../../writes/answer-write'
import { sendNow } from '../sending/sending-job'
import { importSubscribers, refusedFile } from '../import-subscribers'

/** The subscribers of the newsletter, for the dashboard. Rights are checked before the handlers run. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find: handler('findSubscribers', async ({ body }, ctx) => {
    ctx.set('Cache-Control', 'no-store')
    return await accountsOf(strapi).subscriberList.page(body)
  }),

  export: handler('exportSubscribers', async ({ body, user }, ctx) => {
    ctx.set('Cache-Control', 'no-store')
    const part = await accountsOf(strapi).subscriberList.exportPart(body)
    const entry = { actor: `user:${user.documentId}`, action: 'newsletter.export', subject: 'subscribers', details: { count: part.count } }
    if (part.count > 0) await accountsOf(strapi).audit.record(entry)
    return part
  }),

  import: handler('importSubscribers', async ({ body: { csv, isDryRun }, user }, ctx) => {
    const now = new Date()
    if (isDryRun) {
      ctx.set('Cache-Control', 'no-store')
      const answer = await accountsOf(strapi).subscriberImport.dryRun(csv, now)
      if (!('problem' in answer)) return answer
      const { message, fields } = refusedFile(answer.problem)
      return refuse(ctx, 'validation', message, fields)
    }
    const answer = await answerWrite(strapi, ctx, () => importSubscribers(strapi, csv, `user:${user.documentId}`, now))
    sendNow()
    return answer
  }),
})
