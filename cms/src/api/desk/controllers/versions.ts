import { handler } from '@artha/base/handler'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { readArticleVersion } from '../article-versions'
import { answerPage, validIdOrEmpty, setNoStore } from '../../answers/desk-answers'
import { listVersions } from '../stored-versions'
import { readStoryVersion } from '../story-versions'

const none = 'This version does not exist.'
const unshowable = 'This version can no longer be shown.'

/** Stored versions of articles and stories. Readable by everyone who may open the entry on the desk. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  listOfArticle: handler('listArticleVersions', async ({ params, query }, ctx) => {
    const found = await listVersions(strapi, 'api::article.article', validIdOrEmpty(params.id), query)
    return found === undefined ? refuse(ctx, 'not-found', 'Article not found.') : answerPage(ctx, query, found)
  }),

  readOfArticle: handler('readArticleVersion', async ({ params, query }, ctx) => {
    setNoStore(ctx)
    const version = await readArticleVersion(strapi, validIdOrEmpty(params.id), query.number)
    if (version === 'absent') return refuse(ctx, 'not-found', none)
    return version === 'unanswerable' ? refuse(ctx, 'unavailable', unshowable) : version
  }),

  listOfStory: handler('listStoryVersions', async ({ params, query }, ctx) => {
    const found = await listVersions(strapi, 'api::story.story', validIdOrEmpty(params.id), query)
    return found === undefined ? refuse(ctx, 'not-found', 'Story not found.') : answerPage(ctx, query, found)
  }),

  readOfStory: handler('readStoryVersion', async ({ params, query }, ctx) => {
    setNoStore(ctx)
    const version = await readStoryVersion(strapi, validIdOrEmpty(params.id), query.number)
    if (version === 'absent') return refuse(ctx, 'not-found', none)
    return version === 'unanswerable' ? refuse(ctx, 'unavailable', unshowable) : version
  }),
})
