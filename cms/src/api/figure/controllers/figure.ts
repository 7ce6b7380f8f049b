import type { Exchange } from '@artha/base/exchange'
import { handler } from '@artha/base/handler'
import type { FigureRow } from '@artha/contract/figure-answer'
import { dayInIndia } from '@artha/contract/figure-on'
import { figureAnswerOf, listedFigures } from '@artha/contract/figure-reads'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { lastModified } from '../last-modified'
import { publishedFigures } from '../published-figures'

/** The form of a key. Other texts are not looked up, because PostgreSQL fails on a NUL. */
const figureKey = /^[\w-]{1,80}$/

function sayLastModified(ctx: Exchange, rows: readonly FigureRow[]) {
  const newest = lastModified(rows, new Date())
  if (newest !== undefined) ctx.set('Last-Modified', newest)
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listFigures', async ({ query }, ctx) => {
    const rows = await publishedFigures(strapi, query.keys?.split(','))
    sayLastModified(ctx, rows)
    return listedFigures(rows, query, dayInIndia(new Date()))
  }),

  read: handler('readFigure', async ({ params: { key }, query: { on } }, ctx) => {
    if (!figureKey.test(key)) return refuse(ctx, 'not-found', 'Figure not found.')
    const rows = await publishedFigures(strapi, [key])
    const answer = figureAnswerOf(rows, key, on ?? dayInIndia(new Date()))
    if (answer === undefined) return refuse(ctx, 'not-found', 'Figure not found.')
    sayLastModified(ctx, rows)
    return answer
  }),
})
