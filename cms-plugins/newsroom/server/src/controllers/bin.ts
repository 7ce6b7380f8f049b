import { handler } from '@artha/base/handler'
import { pageLinks } from '@artha/contract/page-links'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { binService } from '../services/bin'
import { restoreRefusals, restoredMessage } from '../restore-texts'

/** The requests of the dashboard's bin. */
export const bin = ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listBin', async ({ query }, ctx) => {
    const { results, total } = await binService(strapi).page(query)
    ctx.set('X-Total-Count', String(total))
    const links = pageLinks(ctx.path, ctx.querystring, { ...query, answered: results.length })
    if (links !== '') ctx.set('Link', links)
    return results
  }),

  restore: handler('restoreFromBin', async ({ params, user }, ctx) => {
    const restored = await binService(strapi).restore(`user:${user.documentId}`, params.id)
    if (restored.refused !== undefined) return refuse(ctx, restored.refused, restoreRefusals[restored.refused])
    return { message: restoredMessage(restored.title) }
  }),
})
