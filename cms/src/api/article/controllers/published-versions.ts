import { handler } from '@artha/base/handler'
import { documentId } from '@artha/contract/article'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { comparePublishedVersions, listPublishedVersions } from '../published-versions'

/** The versions of articles that readers may compare. An article whose versions are not shown is like one that does not exist. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listPublishedVersions', async ({ params }, ctx) => {
    const id = safeParse(documentId, params.id)
    const found = id.success ? await listPublishedVersions(strapi, id.data, new Date()) : undefined
    return found ?? refuse(ctx, 'not-found', 'Article not found.')
  }),

  compare: handler('comparePublishedVersions', async ({ params, query }, ctx) => {
    const id = safeParse(documentId, params.id)
    const found = id.success ? await comparePublishedVersions(strapi, id.data, query, new Date()) : 'absent'
    if (found === 'absent') return refuse(ctx, 'not-found', 'These versions do not exist.')
    return found === 'unanswerable' ? refuse(ctx, 'unavailable', 'One of these versions can no longer be shown.') : found
  }),
})
