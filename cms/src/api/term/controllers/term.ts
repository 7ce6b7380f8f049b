import { handler } from '@artha/base/handler'
import { refuse } from '@artha/contract/refusals'
import { termSlug } from '@artha/contract/term'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { publishedTerms, readTerm } from '../published-terms'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listTerms', () => publishedTerms(strapi)),

  read: handler('readTerm', async ({ params: { key } }, ctx) => {
    const slug = safeParse(termSlug, key)
    const term = slug.success ? await readTerm(strapi, slug.data) : undefined
    return term ?? refuse(ctx, 'not-found', 'Term not found.')
  }),
})
