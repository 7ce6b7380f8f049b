import { allowCreationBody } from '@artha/contract/account'
import { refuseInStudio } from '@artha/contract/refusals'
import { roleBody, studioPeopleQuery } from '@artha/contract/studio-access'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { peopleService } from '../services/people'
import type { Outcome } from '../services/people'
import type { StudioExchange } from '../exchange'

function answer(ctx: StudioExchange, { refused, message }: Outcome) {
  if (refused !== undefined) return refuseInStudio(ctx, refused, message)
  ctx.body = { message }
}

/** What the Studio's Access page asks. Who asks was settled by the permissions of the routes. */
export const studioPeople = ({ strapi }: { strapi: Core.Strapi }) => {
  const people = () => peopleService(strapi)
  const actorOf = (ctx: StudioExchange) => `studio:${ctx.state.user.id}`

  return {
    async list(ctx: StudioExchange) {
      const query = safeParse(studioPeopleQuery, ctx.query)
      if (!query.success) return refuseInStudio(ctx, 'validation', 'The list cannot be asked that way.')
      ctx.body = await people().page(query.data)
    },

    async approve(ctx: StudioExchange) {
      const body = safeParse(allowCreationBody, ctx.request.body)
      if (!body.success) return refuseInStudio(ctx, 'validation', 'Please enter one or more e-mail addresses, at most 100.')
      answer(ctx, await people().grant(actorOf(ctx), body.data.emails))
    },

    async setRole(ctx: StudioExchange) {
      const body = safeParse(roleBody, ctx.request.body)
      if (!body.success) return refuseInStudio(ctx, 'validation', 'The role is reader, creator or admin.')
      answer(ctx, await people().setRole(actorOf(ctx), ctx.params.id, body.data.role))
    },

    async toggle(ctx: StudioExchange) {
      answer(ctx, await people().toggle(actorOf(ctx), ctx.params.id))
    },

    async remove(ctx: StudioExchange) {
      answer(ctx, await people().remove(actorOf(ctx), ctx.params.id))
    },
  }
}
