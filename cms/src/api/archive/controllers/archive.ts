import type { ArchiveQuery } from '@artha/contract/archive'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { countArticles } from '../../article/published-articles'
import { totalCount } from '../../article/total-count'
import { readArchive, wholeArchive } from '../read-archive'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: Context) {
    const { page } = ctx.state.query as ArchiveQuery
    const now = new Date()
    ctx.set('X-Total-Count', await totalCount('archive', false, () => countArticles(strapi, wholeArchive, now)))
    ctx.body = await readArchive(strapi, page, now)
  },
})
