import type { StudioExchange } from '@artha/base/exchange'
import { refuseInStudio } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { siteService } from '../services/site'

const noEntry = 'This entry no longer exists.'

/** The requests of the panel "On the site" beside an entry. */
export const studioSite = ({ strapi }: { strapi: Core.Strapi }) => ({
  async readPlace(ctx: StudioExchange) {
    const place = await siteService(strapi).placeOf(ctx.params.kind, ctx.params.id)
    if (place === undefined) return refuseInStudio(ctx, 'not-found', noEntry)
    ctx.body = place
  },

  async makePreview(ctx: StudioExchange) {
    const address = await siteService(strapi).previewOf(ctx.params.kind, ctx.params.id)
    if (address === undefined) return refuseInStudio(ctx, 'not-found', noEntry)
    ctx.set('Cache-Control', 'no-store')
    ctx.body = address
  },
})
