import { allowCreationBody } from '@artha/contract/account'
import { roleBody, studioPeopleQuery } from '@artha/contract/studio-access'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { safeParse } from 'zod/mini'
import { ownService } from '../own-services'
import type { Outcome } from '../services/people'
import { refuseInStudio } from '../studio-refusal'

function answer(ctx: Context, { refused, message }: Outcome) {
  if (refused !== undefined) return refuseInStudio(ctx, refused, message)
  ctx.body = { message }
}

/** What the Studio's Access page asks. Who asks was settled by the permissions of the routes. */
export const studioPeople = ({ strapi }: { strapi: Core.Strapi }) => {
  const people = () => ownService(strapi, 'people')
  const actorOf = (ctx: Context) => `studio:${ctx.state.user.id}`

  return {
    async list(ctx: Context) {
      const query = safeParse(studioPeopleQuery, ctx.query)
      if (!query.success) return refuseInStudio(ctx, 'validation', 'The list cannot be asked that way.')
      ctx.body = await people().page(query.data)
    },

    async approve(ctx: Context) {
      const body = safeParse(allowCreationBody, ctx.request.body)
      if (!body.success) return refuseInStudio(ctx, 'validation', 'Please enter one or more e-mail addresses, at most 100.')
      answer(ctx, await people().grant(actorOf(ctx), body.data.emails))
    },

    async setRole(ctx: Context) {
      const body = safeParse(roleBody, ctx.request.body)
      if (!body.success) return refuseInStudio(ctx, 'validation', 'The role is reader, creator or admin.')
      answer(ctx, await people().setRole(actorOf(ctx), ctx.params.id, body.data.role))
    },

    async toggle(ctx: Context) {
      answer(ctx, await people().toggle(actorOf(ctx), ctx.params.id))
    },

    async remove(ctx: Context) {
      answer(ctx, await people().remove(actorOf(ctx), ctx.params.id))
    },
  }
}
