import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { readHome } from '../../article/published-articles'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: Context) {
    ctx.body = await readHome(strapi, new Date())
  },
})
