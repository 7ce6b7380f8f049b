import type { StudioExchange } from '@artha/base/exchange'
import type { ArticleViewsAnswer } from '@artha/contract/article-views'
import { application } from '../application'

const days = 90

/** The request of the Readers tab. The route's permission has authorised the caller. */
export const studioOpenings = () => ({
  async read(ctx: StudioExchange) {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = (await application().articleViews(days)) satisfies ArticleViewsAnswer
  },
})
