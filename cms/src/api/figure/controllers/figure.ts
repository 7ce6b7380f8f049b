import type { FigureListQuery, FigureQuery, FigureRow } from '@artha/contract/figure-answer'
import { dayInIndia } from '@artha/contract/figure-on'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { refuse } from '../../../refusal'
import { figureAnswerOf, heldOn, lastModified, publishedFigures } from '../published-figures'

function sayLastModified(ctx: Context, rows: readonly FigureRow[]) {
  const newest = lastModified(rows)
  if (newest !== undefined) ctx.set('Last-Modified', newest)
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const { keys, on } = ctx.state.query as FigureListQuery
    const rows = await publishedFigures(strapi, keys?.split(','))
    sayLastModified(ctx, rows)
    ctx.body = on === undefined ? rows : heldOn(rows, on)
  },

  async read(ctx: Context & { params: { key: string } }) {
    const { on } = ctx.state.query as FigureQuery
    const rows = await publishedFigures(strapi, [ctx.params.key])
    const answer = figureAnswerOf(rows, on ?? dayInIndia(new Date()))
    if (answer === undefined) return refuse(ctx, 'not-found', 'Figure not found.')
    sayLastModified(ctx, rows)
    ctx.body = answer
  },
})
