import { allowCreationBody } from '@artha/contract/account'
import { refuseInStudio } from '@artha/contract/refusals'
import { reviewSwitch, roleBody, userPageQuery } from '@artha/contract/studio-access'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { reviewSwitchService } from '../services/review-switch'
import { userAccessService } from '../services/user-access'
import type { Outcome } from '../services/user-access'
import type { StudioExchange } from '@artha/base/exchange'

function answer(ctx: StudioExchange, { refused, message }: Outcome) {
  if (refused !== undefined) return refuseInStudio(ctx, refused, message)
  ctx.body = { message }
}

/** The requests of the Studio's Access page. The routes' permissions have authorised the caller. */
export const studioUserAccess = ({ strapi }: { strapi: Core.Strapi }) => {
  const userAccess = () => userAccessService(strapi)
  const actorOf = (ctx: StudioExchange) => `studio:${ctx.state.user.id}`

  return {
    async list(ctx: StudioExchange) {
      const query = safeParse(userPageQuery, ctx.query)
      if (!query.success) return refuseInStudio(ctx, 'validation', 'The list cannot be filtered that way.')
      ctx.body = await userAccess().page(query.data)
    },

    async approve(ctx: StudioExchange) {
      const body = safeParse(allowCreationBody, ctx.request.body)
      if (!body.success) return refuseInStudio(ctx, 'validation', 'Please enter one or more email addresses, at most 100.')
      answer(ctx, await userAccess().grant(actorOf(ctx), body.data.emails))
    },

    async setRole(ctx: StudioExchange) {
      const body = safeParse(roleBody, ctx.request.body)
      if (!body.success) return refuseInStudio(ctx, 'validation', 'The role must be reader, creator or admin.')
      answer(ctx, await userAccess().setRole(actorOf(ctx), ctx.params.id, body.data.role))
    },

    async toggle(ctx: StudioExchange) {
      answer(ctx, await userAccess().toggle(actorOf(ctx), ctx.params.id))
    },

    async togglePublishing(ctx: StudioExchange) {
      answer(ctx, await userAccess().togglePublishing(actorOf(ctx), ctx.params.id))
    },

    async readReview(ctx: StudioExchange) {
      ctx.body = { isOn: await reviewSwitchService(strapi).isOn() }
    },

    async setReview(ctx: StudioExchange) {
      const body = safeParse(reviewSwitch, ctx.request.body)
      if (!body.success) return refuseInStudio(ctx, 'validation', 'Review is on or off.')
      await reviewSwitchService(strapi).set(actorOf(ctx), body.data.isOn)
      ctx.body = {
        message: body.data.isOn
          ? 'Review is now on: work is approved before it is published.'
          : 'Review is now off: everyone who can create can publish.',
      }
    },

    async remove(ctx: StudioExchange) {
      answer(ctx, await userAccess().remove(actorOf(ctx), ctx.params.id))
    },
  }
}
