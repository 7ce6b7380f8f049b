import { handler } from '@artha/base/handler'
import type { Core } from '@strapi/strapi'
import { readArticleViews } from '../../../article-views/read-article-views'
import { setNoStore } from '../../answers/desk-answers'

/** The number of days shown unless the query names another. */
const usualDays = 30

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  read: handler('readOpenings', ({ query }, ctx) => {
    setNoStore(ctx)
    return readArticleViews(strapi, Number(query.days ?? usualDays), new Date())
  }),
})
