import type { FigureListQuery, FigureQuery, FigureRow } from '@artha/contract/figure-answer'
import { dayInIndia } from '@artha/contract/figure-on'
import { figureAnswerOf, listedFigures } from '@artha/contract/figure-reads'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { refuse } from '../../../refusal'
import { lastModified, publishedFigures } from '../published-figures'

/** What no key looks like is asked of no database: PostgreSQL takes a NUL in a text for a fault. */
const figureKey = /^[\w-]{1,80}$/

function sayLastModified(ctx: Context, rows: readonly FigureRow[]) {
  const newest = lastModified(rows)
  if (newest !== undefined) ctx.set('Last-Modified', newest)
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = ctx.state.query as FigureListQuery
    const rows = await publishedFigures(strapi, query.keys?.split(','))
    sayLastModified(ctx, rows)
    ctx.body = listedFigures(rows, query, dayInIndia(new Date()))
  },

  async read(ctx: Context & { params: { key: string } }) {
    if (!figureKey.test(ctx.params.key)) return refuse(ctx, 'not-found', 'Figure not found.')
    const { on } = ctx.state.query as FigureQuery
    const rows = await publishedFigures(strapi, [ctx.params.key])
    const answer = figureAnswerOf(rows, ctx.params.key, on ?? dayInIndia(new Date()))
    if (answer === undefined) return refuse(ctx, 'not-found', 'Figure not found.')
    sayLastModified(ctx, rows)
    ctx.body = answer
  },
})
