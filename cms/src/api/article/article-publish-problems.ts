import { rowsOf } from '@artha/base/rows'
import { articleBody } from '@artha/contract/article-body'
import { issueText } from '@artha/contract/issue-texts'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import type { Advising } from '../../compliance/security-problems'
import { fieldProblems } from '../../field-problems'
import { lastSavedRows } from '../writes/last-saved'
import { articleInputOf, fieldInStudio, type DraftArticle } from './article-input'
import { articleProblems, type StoredArticle } from './article-writes'
import { populatedParts } from './optional-fields'

const uid = 'api::article.article'

/**
 * Returns the reasons why `PUT /admin/upload/{id}` would refuse the current draft, by field of the Studio's form. What is already published may
 * stay although it would be refused today: a category of the old list, a picture on another host.
 */
export async function articlePublishProblems(strapi: Core.Strapi, documentId: string, advising?: Advising): Promise<Record<string, string>> {
  const draft = await rowsOf<DraftArticle>(strapi, uid).findOne({ where: { documentId, ...lastSavedRows }, populate: populatedParts })
  if (draft === null) return {}
  const where = { documentId, publishedAt: { $notNull: true } }
  const published = await rowsOf<StoredArticle>(strapi, uid).findMany({ where, populate: populatedParts })
  const input = articleInputOf(draft)
  const body = safeParse(articleBody, input, { error: issueText })
  const problems = body.success ? await articleProblems(strapi, body.data, published, advising) : fieldProblems(body.error.issues)
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [fieldInStudio(draft, field), problem]))
}
