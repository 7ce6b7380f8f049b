import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { ownService } from '../own-services'
import { refuseInStudio } from '../refusal'

const noEntry = 'There is no such entry any more.'

/** What the panel "On the site" beside an entry asks. */
export const studioSite = ({ strapi }: { strapi: Core.Strapi }) => ({
  async readPlace(ctx: Context) {
    const place = await ownService(strapi, 'site').placeOf(ctx.params.kind, ctx.params.id)
    if (place === undefined) return refuseInStudio(ctx, 'not-found', noEntry)
    ctx.body = place
  },

  async makePreview(ctx: Context) {
    const address = await ownService(strapi, 'site').previewOf(ctx.params.kind, ctx.params.id)
    if (address === undefined) return refuseInStudio(ctx, 'not-found', noEntry)
    ctx.set('Cache-Control', 'no-store')
    ctx.body = address
  },
})
