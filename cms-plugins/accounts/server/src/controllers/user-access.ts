import { pageLinks } from '@artha/contract/page-links'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import type { Exchange } from '@artha/base/exchange'
import { handler } from '@artha/base/handler'
import { userAccessService, type Outcome } from '../services/user-access'

const answerOf = (ctx: Exchange, { refused, message }: Outcome) => (refused === undefined ? { message } : refuse(ctx, refused, message))

/** The requests of the primary admin's dashboard. */
export const userAccess = ({ strapi }: { strapi: Core.Strapi }) => {
  const service = () => userAccessService(strapi)
  const actorOf = ({ documentId }: { documentId: string }) => `user:${documentId}`

  return {
    listUsers: handler('listUsers', async ({ query }, ctx) => {
      const { results, total } = await service().listed(query)
      ctx.set('X-Total-Count', String(total))
      const links = pageLinks(ctx.path, ctx.querystring, { ...query, answered: results.length })
      if (links !== '') ctx.set('Link', links)
      return results
    }),

    allowCreation: handler('allowCreation', async ({ body, user }, ctx) => answerOf(ctx, await service().grant(actorOf(user), body.emails))),

    togglePermission: handler('togglePermission', async ({ params, user }, ctx) => answerOf(ctx, await service().toggle(actorOf(user), params.id))),

    deleteUser: handler('deleteUser', async ({ body, user }, ctx) => answerOf(ctx, await service().remove(actorOf(user), body.userId))),
  }
}
