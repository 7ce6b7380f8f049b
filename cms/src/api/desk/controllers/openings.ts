import { handler } from '@artha/base/handler'
import type { Core } from '@strapi/strapi'
import { readOpenings } from '../../../openings/read-openings'
import { neverKept } from '../desk-answers'

/** The number of days shown unless the query names another. */
const usualDays = 30

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  read: handler('readOpenings', ({ query }, ctx) => {
    neverKept(ctx)
    return readOpenings(strapi, Number(query.days ?? usualDays), new Date())
  }),
})
