import { randomBytes } from 'node:crypto'
import { handler } from '@artha/base/handler'
import { documentId } from '@artha/contract/article'
import type { previewBody } from '@artha/contract/preview'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { safeParse, type output } from 'zod/mini'
import { descriptionProblems } from '../../article/description-problems'
import { foreignPictures } from '../foreign-pictures'
import { storePreview, openPreview, type PreviewedEntry } from '../stored-previews'
import { articleRowOf, storyRowOf } from '../previewed-rows'

/** Returns a random id, because an unsaved entry has none and its answer needs one. */
const idOfNothing = () => randomBytes(12).toString('hex')

function previewedOf(body: output<typeof previewBody>, now: Date): PreviewedEntry {
  return body.kind === 'article'
    ? { kind: 'article', row: articleRowOf(body.article, idOfNothing(), now) }
    : { kind: 'story', row: storyRowOf(body.story, idOfNothing(), now) }
}

const textProblems = (body: output<typeof previewBody>) => (body.kind === 'article' ? descriptionProblems(body.article.sections) : {})

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  create: handler('createPreview', async ({ body, user }, ctx) => {
    const now = new Date()
    const previewed = previewedOf(body, now)
    const fields = { ...textProblems(body), ...(await foreignPictures(strapi, previewed)) }
    if (Object.keys(fields).length > 0) return refuse(ctx, 'validation', 'Please check what you entered.', fields)
    ctx.set('Cache-Control', 'no-store')
    ctx.status = 201
    return storePreview(strapi, previewed, `user:${user.documentId}`, now)
  }),

  /** Answers every bad link alike, so that the answer does not help to guess a good one. */
  read: handler('readPreview', async ({ params }, ctx) => {
    ctx.set('Cache-Control', 'no-store')
    const id = safeParse(documentId, params.id)
    const preview = id.success ? await openPreview(strapi, id.data, ctx.querystring, new Date()) : undefined
    if (preview === undefined) return refuse(ctx, 'not-found', 'This preview has expired, or its link is incomplete.')
    return preview
  }),
})
