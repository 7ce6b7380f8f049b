import { currentRequestState } from '@artha/base/exchange'
import { rowsOf } from '@artha/base/rows'
import type { Preview, PreviewLink } from '@artha/contract/preview'
import type { Core } from '@strapi/strapi'
import type { WholeArticleRow } from '../article/article-answer'
import { populatedParts } from '../article/optional-fields'
import type { StoryRow } from '../story/story-answer'
import { storePreview } from './stored-previews'

const types = {
  article: { uid: 'api::article.article', parts: populatedParts },
  story: { uid: 'api::story.story', parts: { slides: true } },
} as const

/** Reads a document as last saved, in the Studio too: its draft, which is never older than the published row. */
async function newestRow(strapi: Core.Strapi, kind: Preview['kind'], documentId: string) {
  const { uid, parts } = types[kind]
  const row = await rowsOf<WholeArticleRow & StoryRow>(strapi, uid).findOne({
    where: { documentId, publishedAt: { $null: true } },
    populate: parts,
  })
  return row ?? undefined
}

/** Creates a link to a document as last saved, drafts included; undefined if there is no such document. */
export async function previewLinkFor(strapi: Core.Strapi, kind: Preview['kind'], documentId: string): Promise<PreviewLink | undefined> {
  const row = await newestRow(strapi, kind, documentId)
  if (row === undefined) return undefined
  return storePreview(strapi, { kind, row }, `studio:${currentRequestState(strapi)?.user?.id ?? ''}`, new Date())
}
