import type { ArticleDraftBody } from '@artha/contract/article-body'
import type { Core } from '@strapi/strapi'
import { changeRefusal, type Target } from '../writes/locked-version'
import { refusedFields, type Refused, type Saved } from '../writes/outcome'
import { draftProblems } from './article-saves'
import { articleWriteColumns, notFound } from './article-writes'

const uid = 'api::article.article'

/** The Studio stores an unselected list field as null, not as ''. */
const draftColumns = (body: ArticleDraftBody): Record<string, unknown> => ({
  ...articleWriteColumns(body, {}),
  category: body.category || null,
  section: body.section || null,
})

/** Saves a new article as a draft. Checks only what could not be stored; the rules of publishing apply later. Must run inside a transaction. */
export async function createArticleDraft(strapi: Core.Strapi, body: ArticleDraftBody, ownerId: string): Promise<Saved | Refused> {
  const refused = refusedFields(draftProblems(body))
  if (refused !== undefined) return refused
  const { documentId } = await strapi.documents(uid).create({ data: { ...draftColumns(body), ownerId }, status: 'draft' })
  return { documentId }
}

/** Updates the draft; the published row stays as it is. Must run inside a transaction. */
export async function updateArticleDraft(strapi: Core.Strapi, target: Target, body: ArticleDraftBody): Promise<Saved | Refused> {
  const stopped = await changeRefusal(strapi, uid, target, notFound)
  if (stopped !== undefined) return stopped
  const refused = refusedFields(draftProblems(body))
  if (refused !== undefined) return refused
  await strapi.documents(uid).update({ documentId: target.documentId, data: draftColumns(body), status: 'draft' })
  return { documentId: target.documentId }
}
