import { handler } from '@artha/base/handler'
import { refuse } from '@artha/contract/refusals'
import { slugOfTag } from '@artha/contract/tags'
import type { Core } from '@strapi/strapi'
import { articlesWithTag, commonTags } from '../../../search/tags-of-documents'
import { cardsByIds } from '../../article/published-articles'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listTags', () => commonTags(strapi, new Date())),

  read: handler('readTag', async ({ params: { key }, query: { page } }, ctx) => {
    const now = new Date()
    const found = slugOfTag(key) === key ? await articlesWithTag(strapi, key, page, now) : undefined
    if (found === undefined) return refuse(ctx, 'not-found', 'Tag not found.')
    return { ...found.tag, cards: await cardsByIds(strapi, found.articleIds, now) }
  }),
})
