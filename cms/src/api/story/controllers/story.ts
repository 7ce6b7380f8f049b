import { handler } from '@artha/base/handler'
import { accountsOf } from '@artha/accounts/services'
import { documentId } from '@artha/contract/article'
import { pageLinks } from '@artha/contract/page-links'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { readEtagOf } from '../../writes/if-match'
import { listStories, readStory } from '../published-stories'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listStories', async ({ query, user }, ctx) => {
    if (query.all !== undefined) {
      const verdict = accountsOf(strapi).accounts.mayCall('creator', user)
      if (verdict === 'unauthenticated') return refuse(ctx, verdict, 'Please log in first.')
      if (verdict === 'forbidden') return refuse(ctx, verdict, 'You may not do this.')
    }
    const { answers, rows } = await listStories(strapi, query, new Date())
    const links = pageLinks(ctx.path, ctx.querystring, { page: query.page, pageSize: query.pageSize, answered: rows })
    if (links !== '') ctx.set('Link', links)
    return answers
  }),

  read: handler('readStory', async ({ params }, ctx) => {
    const id = safeParse(documentId, params.id)
    const story = id.success ? await readStory(strapi, id.data, new Date()) : 'absent'
    if (story === 'absent') return refuse(ctx, 'not-found', 'Story not found.')
    if (story === 'unanswerable') return refuse(ctx, 'unavailable', 'This story is unavailable until the newsroom has fixed it.')
    ctx.set('ETag', readEtagOf(story))
    return story
  }),
})
