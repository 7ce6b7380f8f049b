import { handler } from '@artha/base/handler'
import { pageLinks } from '@artha/contract/page-links'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { listSentIssues, readSentIssue } from '../sent-issues'

/** The archive of the newsletter, for everybody. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listIssues', async ({ query }, ctx) => {
    const { answers, rows, total } = await listSentIssues(strapi, query)
    ctx.set('X-Total-Count', String(total))
    const links = pageLinks(ctx.path, ctx.querystring, { ...query, answered: rows })
    if (links !== '') ctx.set('Link', links)
    return answers
  }),

  read: handler('readIssue', async ({ params: { number } }, ctx) => {
    const found = /^[1-9]\d{0,5}$/.test(number) ? await readSentIssue(strapi, Number(number), new Date()) : undefined
    return found ?? refuse(ctx, 'not-found', 'No issue has this number.')
  }),
})
