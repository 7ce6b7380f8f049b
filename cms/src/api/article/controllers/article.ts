import { articleListQuery, documentId } from '@artha/contract/article'
import { pageLinks } from '@artha/contract/page-links'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { safeParse } from 'zod/mini'
import { listQueryOf } from '../../../list-query-of'
import { refuse } from '../../../refusal'
import { countArticles, listArticles, listCards, readArticle } from '../published-articles'
import { totalCount } from '../total-count'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const { query, problems } = listQueryOf(articleListQuery, ctx.querystring)
    if (query === undefined) return refuse(ctx, 'validation', 'The list cannot be asked that way.', problems)
    const now = new Date()
    const { page, pageSize, fields, ...filters } = query
    const read = fields === 'card' ? listCards : listArticles
    const answer = await read(strapi, query, now)
    const count = () => countArticles(strapi, query, now)
    ctx.set('X-Total-Count', await totalCount(JSON.stringify(filters), query.q !== undefined, count))
    const links = pageLinks(ctx.path, ctx.querystring, { page, pageSize, answered: answer.length })
    if (links !== '') ctx.set('Link', links)
    ctx.body = answer
  },

  async read(ctx: Context) {
    const id = safeParse(documentId, ctx.params.id)
    const article = id.success ? await readArticle(strapi, id.data, new Date()) : undefined
    if (article === undefined) return refuse(ctx, 'not-found', 'Article not found.')
    ctx.body = article
  },
})
