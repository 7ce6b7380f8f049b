import { handler } from '@artha/base/handler'
import type { Core } from '@strapi/strapi'
import { countArticles } from '../../article/published-articles'
import { totalCount } from '../../answers/total-count'
import { readArchive, wholeArchive } from '../read-archive'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  read: handler('readArchive', async ({ query: { page } }, ctx) => {
    const now = new Date()
    ctx.set('X-Total-Count', await totalCount('archive', false, () => countArticles(strapi, wholeArchive, now)))
    return readArchive(strapi, page, now)
  }),
})
