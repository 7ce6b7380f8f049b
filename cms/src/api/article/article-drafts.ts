import type { ArticleDraftBody } from '@artha/contract/article-body'
import type { Core } from '@strapi/strapi'
import { refusedToChange, type Target } from '../writes/locked-version'
import { refusedFields, type Refused, type Saved } from '../writes/outcome'
import { draftProblems } from './article-saves'
import { columnsOf, notFound } from './article-writes'

const uid = 'api::article.article'

/** What is chosen from a list, and is not yet, is nothing to the Studio. */
const draftColumns = (body: ArticleDraftBody): Record<string, unknown> => ({
  ...columnsOf(body, {}),
  category: body.category || null,
  section: body.section || null,
})

/**
 * Saves a new article that no reader sees. A draft is held to what can be kept at all; the rules of publishing wait until it
 * is published. Belongs into a transaction, as the other one.
 */
export async function createArticleDraft(strapi: Core.Strapi, body: ArticleDraftBody, ownerId: string): Promise<Saved | Refused> {
  const refused = refusedFields(draftProblems(body))
  if (refused !== undefined) return refused
  const { documentId } = await strapi.documents(uid).create({ data: { ...draftColumns(body), ownerId }, status: 'draft' })
  return { documentId }
}

/** Saves over the draft that is there; what readers have stays as it is. */
export async function updateArticleDraft(strapi: Core.Strapi, target: Target, body: ArticleDraftBody): Promise<Saved | Refused> {
  const stopped = await refusedToChange(strapi, uid, target, notFound)
  if (stopped !== undefined) return stopped
  const refused = refusedFields(draftProblems(body))
  if (refused !== undefined) return refused
  await strapi.documents(uid).update({ documentId: target.documentId, data: draftColumns(body), status: 'draft' })
  return { documentId: target.documentId }
}
