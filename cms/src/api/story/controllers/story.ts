import { storyListQuery } from '@artha/contract/story'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { listQueryOf } from '../../../list-query-of'
import { pageLinks } from '../../../page-links'
import { refuse } from '../../../refusal'
import { listStories } from '../published-stories'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const { query, problems } = listQueryOf(storyListQuery, ctx.querystring)
    if (query === undefined) return refuse(ctx, 'validation', 'The list cannot be asked that way.', problems)
    // Expired stories are for creators; nobody can sign in yet, so nobody is one.
    if (query.all !== undefined) return refuse(ctx, 'unauthenticated', 'Please log in first.')
    const answer = await listStories(strapi, query, new Date())
    const links = pageLinks(ctx.path, ctx.querystring, { page: query.page, pageSize: query.pageSize, answered: answer.length })
    if (links !== '') ctx.set('Link', links)
    ctx.body = answer
  },
})
