import { handler } from '@artha/base/handler'
import { documentId } from '@artha/contract/article'
import { pageLinks } from '@artha/contract/page-links'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { readEtagOf } from '../../writes/if-match'
import { countArticles, listArticles, listCards, readArticle } from '../published-articles'
import { totalCount } from '../../answers/total-count'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listArticles', async ({ query }, ctx) => {
    const now = new Date()
    const { page, pageSize, fields, ...filters } = query
    const read = fields === 'card' ? listCards : listArticles
    const { answers, rows } = await read(strapi, query, now)
    const count = () => countArticles(strapi, query, now)
    ctx.set('X-Total-Count', await totalCount(JSON.stringify(filters), query.q !== undefined, count))
    const links = pageLinks(ctx.path, ctx.querystring, { page, pageSize, answered: rows })
    if (links !== '') ctx.set('Link', links)
    return answers
  }),

  read: handler('readArticle', async ({ params }, ctx) => {
    const id = safeParse(documentId, params.id)
    const article = id.success ? await readArticle(strapi, id.data, new Date()) : 'absent'
    if (article === 'absent') return refuse(ctx, 'not-found', 'Article not found.')
    if (article === 'unanswerable') return refuse(ctx, 'unavailable', 'This article is unavailable until the newsroom has fixed it.')
    ctx.set('ETag', readEtagOf(article))
    return article
  }),
})
