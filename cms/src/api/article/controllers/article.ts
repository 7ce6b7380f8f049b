import { documentId, type ArticleListQuery } from '@artha/contract/article'
import type { ArticleBody } from '@artha/contract/article-body'
import { pageLinks } from '@artha/contract/page-links'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { safeParse } from 'zod/mini'
import { refuse } from '../../../refusal'
import { answerWrite, targetOf } from '../../desk/writes/answer-write'
import { readEtagOf } from '../../desk/writes/if-match'
import { createArticle, deleteArticle, updateArticle } from '../article-writes'
import { countArticles, listArticles, listCards, readArticle } from '../published-articles'
import { totalCount } from '../total-count'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = ctx.state.query as ArticleListQuery
    const now = new Date()
    const { page, pageSize, fields, ...filters } = query
    const read = fields === 'card' ? listCards : listArticles
    const { answers, rows } = await read(strapi, query, now)
    const count = () => countArticles(strapi, query, now)
    ctx.set('X-Total-Count', await totalCount(JSON.stringify(filters), query.q !== undefined, count))
    const links = pageLinks(ctx.path, ctx.querystring, { page, pageSize, answered: rows })
    if (links !== '') ctx.set('Link', links)
    ctx.body = answers
  },

  async read(ctx: Context) {
    const id = safeParse(documentId, ctx.params.id)
    const article = id.success ? await readArticle(strapi, id.data, new Date()) : 'absent'
    if (article === 'absent') return refuse(ctx, 'not-found', 'Article not found.')
    if (article === 'unanswerable') return refuse(ctx, 'unavailable', 'This article cannot be shown until the newsroom has mended it.')
    ctx.set('ETag', readEtagOf(article))
    ctx.body = article
  },

  async create(ctx: Context) {
    const body = ctx.request.body as ArticleBody
    await answerWrite(strapi, ctx, () => createArticle(strapi, body, ctx.state.account))
  },

  async update(ctx: Context & { params: { id: string } }) {
    const body = ctx.request.body as ArticleBody
    await answerWrite(strapi, ctx, () => updateArticle(strapi, targetOf(ctx), body, ctx.state.account))
  },

  async remove(ctx: Context & { params: { id: string } }) {
    await answerWrite(strapi, ctx, () => deleteArticle(strapi, targetOf(ctx)))
  },
})
