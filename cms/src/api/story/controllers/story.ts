import { pageLinks } from '@artha/contract/page-links'
import { storyListQuery } from '@artha/contract/story'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { listQueryOf } from '../../../list-query-of'
import { refuse } from '../../../refusal'
import { listStories } from '../published-stories'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const { query, problems } = listQueryOf(storyListQuery, ctx.querystring)
    if (query === undefined) return refuse(ctx, 'validation', 'The list cannot be asked that way.', problems)
    if (query.all !== undefined) {
      const verdict = strapi.plugin('accounts').service('accounts').mayCall('creator', ctx.state.account)
      if (verdict === 'unauthenticated') return refuse(ctx, verdict, 'Please log in first.')
      if (verdict === 'forbidden') return refuse(ctx, verdict, 'You may not do this.')
    }
    const answer = await listStories(strapi, query, new Date())
    const links = pageLinks(ctx.path, ctx.querystring, { page: query.page, pageSize: query.pageSize, answered: answer.length })
    if (links !== '') ctx.set('Link', links)
    ctx.body = answer
  },
})
