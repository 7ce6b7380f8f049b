import { documentId } from '@artha/contract/article'
import { pageLinks } from '@artha/contract/page-links'
import type { StoryListQuery } from '@artha/contract/story'
import type { StoryBody } from '@artha/contract/story-body'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { safeParse } from 'zod/mini'
import { refuse } from '../../../refusal'
import { answerWrite, targetOf } from '../../desk/writes/answer-write'
import { readEtagOf } from '../../desk/writes/if-match'
import { listStories, readStory } from '../published-stories'
import { createStory, deleteStory, updateStory } from '../story-writes'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = ctx.state.query as StoryListQuery
    if (query.all !== undefined) {
      const verdict = strapi.plugin('accounts').service('accounts').mayCall('creator', ctx.state.account)
      if (verdict === 'unauthenticated') return refuse(ctx, verdict, 'Please log in first.')
      if (verdict === 'forbidden') return refuse(ctx, verdict, 'You may not do this.')
    }
    const { answers, rows } = await listStories(strapi, query, new Date())
    const links = pageLinks(ctx.path, ctx.querystring, { page: query.page, pageSize: query.pageSize, answered: rows })
    if (links !== '') ctx.set('Link', links)
    ctx.body = answers
  },

  async read(ctx: Context) {
    const id = safeParse(documentId, ctx.params.id)
    const story = id.success ? await readStory(strapi, id.data, new Date()) : 'absent'
    if (story === 'absent') return refuse(ctx, 'not-found', 'Story not found.')
    if (story === 'unanswerable') return refuse(ctx, 'unavailable', 'This story cannot be shown until the newsroom has mended it.')
    ctx.set('ETag', readEtagOf(story))
    ctx.body = story
  },

  async create(ctx: Context) {
    const body = ctx.request.body as StoryBody
    await answerWrite(strapi, ctx, () => createStory(strapi, body, ctx.state.account))
  },

  async update(ctx: Context & { params: { id: string } }) {
    const body = ctx.request.body as StoryBody
    await answerWrite(strapi, ctx, () => updateStory(strapi, targetOf(ctx), body, ctx.state.account))
  },

  async remove(ctx: Context & { params: { id: string } }) {
    await answerWrite(strapi, ctx, () => deleteStory(strapi, targetOf(ctx)))
  },
})
