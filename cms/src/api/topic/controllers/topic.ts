import { handler } from '@artha/base/handler'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { filledTopics } from '../filled-places'
import { readTopic } from '../published-topics'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listTopics', () => filledTopics(strapi, new Date())),

  read: handler('readTopic', async ({ params: { key }, query: { part } }, ctx) => {
    const topic = await readTopic(strapi, key, part, new Date())
    return topic ?? refuse(ctx, 'not-found', 'Topic not found.')
  }),
})
