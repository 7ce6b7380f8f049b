import { rowsOf } from '@artha/base/rows'
import type { Preview } from '@artha/contract/preview'
import type { Core } from '@strapi/strapi'
import type { WholeArticleRow } from '../article/article-answer'
import { populatedParts } from '../article/optional-fields'
import type { StoryRow } from '../story/story-answer'

const types = {
  article: { uid: 'api::article.article', parts: populatedParts },
  story: { uid: 'api::story.story', parts: { slides: true } },
} as const

/** Reads a document as last saved, in the Studio too: its draft, which is never older than the published row. */
export async function newestRow(strapi: Core.Strapi, kind: Preview['kind'], documentId: string) {
  const { uid, parts } = types[kind]
  const row = await rowsOf<WholeArticleRow & StoryRow>(strapi, uid).findOne({
    where: { documentId, publishedAt: { $null: true } },
    populate: parts,
  })
  return row ?? undefined
}
