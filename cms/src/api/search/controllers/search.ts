import { handler } from '@artha/base/handler'
import { monotonicMs } from '@artha/base/monotonic-clock'
import { responseSent } from '@artha/contract/handlers'
import { refuse, refuseRateLimited } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { search } from '../../../search/search'
import { countMissed } from '../../../search/missed/missed-searches'
import { searchWaitSeconds } from '../../../search/search-limit'
import { SearchTooLong } from '../../../search/search-reads'

const keptSeconds = 30

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  find: handler('search', async ({ query }, ctx) => {
    const wait = searchWaitSeconds(ctx.state.clientAddress, monotonicMs())
    if (wait > 0) {
      refuseRateLimited(ctx, wait, 'You have searched too often. Please wait a little.')
      return responseSent
    }
    try {
      const answer = await search(strapi, query, new Date())
      countMissed(query, answer, new Date())
      ctx.set('Cache-Control', `public, max-age=${keptSeconds}`)
      return answer
    } catch (error) {
      if (!(error instanceof SearchTooLong)) throw error
      // Without Retry-After: with it the site takes the whole cms for absent
      return refuse(ctx, 'unavailable', 'The search is taking too long. Please try again in a moment.')
    }
  }),
})
