import type { allowCreationBody, deleteUserBody, UserListQuery } from '@artha/contract/account'
import { pageLinks } from '@artha/contract/page-links'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import type * as z from 'zod/mini'
import { ownService } from '../own-services'
import { refuse } from '../refusal'
import type { Outcome } from '../services/people'

function answer(ctx: Context, { refused, message }: Outcome) {
  if (refused !== undefined) return refuse(ctx, refused, message)
  ctx.body = { message }
}

/** The calls of the primary admin's dashboard. The gate has already asked who calls. */
export const people = ({ strapi }: { strapi: Core.Strapi }) => {
  const service = () => ownService(strapi, 'people')
  const actorOf = (ctx: Context) => `user:${ctx.state.account.documentId}`

  return {
    async listUsers(ctx: Context) {
      const query = ctx.state.query as UserListQuery
      const { results, total } = await service().listed(query)
      ctx.set('X-Total-Count', String(total))
      const links = pageLinks(ctx.path, ctx.querystring, { ...query, answered: results.length })
      if (links !== '') ctx.set('Link', links)
      ctx.body = results
    },

    async allowCreation(ctx: Context) {
      const { emails } = ctx.request.body as z.infer<typeof allowCreationBody>
      answer(ctx, await service().grant(actorOf(ctx), emails))
    },

    async togglePermission(ctx: Context) {
      answer(ctx, await service().toggle(actorOf(ctx), ctx.params.id))
    },

    async deleteUser(ctx: Context) {
      const { userId } = ctx.request.body as z.infer<typeof deleteUserBody>
      answer(ctx, await service().remove(actorOf(ctx), userId))
    },
  }
}
